import { cardItems, chosenMode } from '../card-print.ts';
import type { KindPrint } from '../kind.ts';

/** Print items of a Carte Brasserie. */
export const chrPrint: KindPrint = {
  items: cardItems,
  mode: (document) => chosenMode(document) ?? '',
};
