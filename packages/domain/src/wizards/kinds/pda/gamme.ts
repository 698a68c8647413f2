import { countDrinks } from '../../../projects/draft-fields.ts';
import { drinkLines } from '../../fields/drink-lines.ts';
import { holds } from '../../rules.ts';
import type { Step } from '../../wizard.ts';

/** The drinks that the dc chooses; the client sees them and cannot change them (1-product.md section 6). */
export const gamme: Step<'dc/gamme'> = {
  path: 'dc/gamme',
  tab: 'dc',
  title: 'Quelles boissons mettre en avant\u00a0?',
  short: 'Gamme boissons',
  problems: ({ boissons }) =>
    holds('boissons', countDrinks(boissons) > 0, 'Vous devez choisir les boissons.'),
  summary: ({ boissons }) => drinkLines(boissons),
};
