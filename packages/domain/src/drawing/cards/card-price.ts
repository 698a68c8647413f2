import { printedPrice } from '../boards/board-price.ts';

/** Where a price is left for the agency to write. */
export const BLANK_PRICE = '……';

/** '13' as '13 €', '11,9' as '11,90 €'; a blank for what is not a price (yet). */
export function cardPrice(typed: string | undefined): string {
  const parts = printedPrice(typed);
  if (parts === null) return BLANK_PRICE;
  const [euros, cents] = parts;
  return `${cents === '00' ? euros : `${euros},${cents}`}\u00a0€`;
}
