import { countDrinks } from '../../../projects/draft-fields.ts';
import { drinkLines } from '../../fields/drink-lines.ts';
import { holds } from '../../rules.ts';
import type { Step } from '../../wizard.ts';

/** Fewest drinks on a card (2-data-rules-calls.md section 9). */
export const MIN_DRINKS = 4;
/** Said in the popup that refuses fewer. */
export const MIN_DRINKS_POPUP =
  "Un minimum de 4 références CCEP est requis pour la création d'une carte brasserie";

/** The drinks of the card, by family. */
export const gamme: Step<'contenu/gamme'> = {
  path: 'contenu/gamme',
  tab: 'contenu',
  title: 'Quelles boissons sur la carte\u00a0?',
  short: 'Gamme boissons',
  problems: ({ infocarte }) =>
    holds(
      'infocarte.boissons',
      countDrinks(infocarte?.boissons) >= MIN_DRINKS,
      'Vous devez choisir au moins 4 gammes',
    ),
  summary: ({ infocarte }) => drinkLines(infocarte?.boissons),
};
