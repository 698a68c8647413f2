/** The final price of a Sur Mesure project, in euros (specification/roles-and-scope.md#final-price). */

/** Limit of the column: ten digits and two decimals. */
const LARGEST = 9_999_999_999.99;

export const FINAL_PRICE_PROBLEM = 'Le prix final est un nombre positif ou nul, avec deux décimales au plus.';

/** Whether it is a number from 0, in steps of 0.01. */
export function isFinalPrice(price: number): boolean {
  return price >= 0 && price <= LARGEST && Number(price.toFixed(2)) === price;
}

/** Parses French keyboard input, '1 250,50' or '1250.5', to euros; returns null when it is no price. */
export function readFinalPrice(text: string): number | null {
  const compact = text.replace(/[\s\u00a0\u202f]/g, '').replace(/€$/, '');
  if (!/^\d+([.,]\d{1,2})?$/.test(compact)) return null;
  const price = Number(compact.replace(',', '.'));
  return isFinalPrice(price) ? price : null;
}

// The fonts lack U+202F, which Intl emits between thousands.
const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** Formats 1250.5 as '1 250,50 €'. */
export function formatEuros(price: number): string {
  return euros.format(price).replaceAll('\u202f', '\u00a0');
}

const TRACE = 'Prix final\u00a0: ';

/** History text of a change, `before` being null where none was set: 'Prix final : 1 250,50 € (avant : 900,00 €)'. */
export function finalPriceTrace(before: number | null, after: number): string {
  return `${TRACE}${formatEuros(after)}${before === null ? '' : ` (avant\u00a0: ${formatEuros(before)})`}`;
}
