import { countDrinks } from '../../../projects/draft-fields.ts';
import { drinkNames } from '../../fields/drink-lines.ts';
import { holds, oneOf, YES_NO } from '../../rules.ts';
import type { Step } from '../../wizard.ts';
import { supportLines } from './support-label.ts';

/** Whether drinks stand on each support and, if so, which. */
export const gamme: Step<'contenu/gamme'> = {
  path: 'contenu/gamme',
  tab: 'contenu',
  title: 'Quelles boissons sur chaque support\u00a0?',
  short: 'Gamme boissons',
  problems: ({ supports = [] }) =>
    supports.flatMap(({ isGamme, boissons }, index) => [
      ...oneOf(`supports.${index}.isGamme`, isGamme, YES_NO, 'Veuillez choisir une option.'),
      ...(isGamme === 'oui'
        ? holds(`supports.${index}.boissons`, countDrinks(boissons) > 0, 'Vous devez choisir les boissons.')
        : []),
    ]),
  summary: ({ supports }) =>
    supportLines(supports, ({ isGamme, boissons }) =>
      isGamme === 'non' ? 'Sans gamme de boissons' : drinkNames(boissons).join(', '),
    ),
};
