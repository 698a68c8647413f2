import { countDrinks } from '../../../projects/draft-fields.ts';
import { drinkNames } from '../../fields/drink-lines.ts';
import { repeatingStep } from '../../repeating-step.ts';
import { holds, oneOf, YES_NO } from '../../rules.ts';
import { line } from '../../summary-lines.ts';
import { NO_SUPPORTS, supportLabel } from './support-label.ts';

/** Whether drinks stand on each support and, if so, which. */
export const gamme = repeatingStep({
  path: 'contenu/gamme',
  tab: 'contenu',
  title: 'Quelles boissons sur chaque support\u00a0?',
  short: 'Gamme boissons',
  list: 'supports',
  ownScreens: true,
  entriesOf: ({ supports = [] }) => supports,
  label: supportLabel,
  noun: 'Support',
  entryProblems: ({ isGamme, boissons }) => [
    ...oneOf('isGamme', isGamme, YES_NO, 'Veuillez choisir une option.'),
    ...(isGamme === 'oui'
      ? holds('boissons', countDrinks(boissons) > 0, 'Vous devez choisir les boissons.')
      : []),
  ],
  none: NO_SUPPORTS,
  entrySummary: (support, rank) => [
    line(
      supportLabel(support, rank),
      support.isGamme === 'non' ? 'Sans gamme de boissons' : drinkNames(support.boissons).join(', '),
    ),
  ],
});
