/** A line of a price list: a heading, a name with its price, or words without one. */
export interface PriceRow {
  kind: 'head' | 'priced' | 'note';
  text: string;
  /** '1,90 €' */
  price: string;
}

const PRICED = /^(.*?)[\s.…:–-]+(\d{1,5}(?:[.,]\d{1,2})?)\s*(?:€|euros?)?\.?$/i;
/** A longer text without a price is not a heading. */
const LONGEST_HEADING = 34;

function amount(typed: string): string {
  return `${Number(typed.replace(',', '.')).toFixed(2).replace('.', ',')}\u00a0€`;
}

/**
 * Parses free text into a printed list: a line that ends in a price gets a leader, a short one without a price before
 * others is their heading. Several prices on one line become several lines ('soda 3,50 €, eau 2,50 €').
 */
export function readPriceRows(text: string): PriceRow[] {
  const lines = text
    .split(/\n|(?<=€)\s*[,;·]\s*/)
    .map((line) => line.trim())
    .filter(Boolean);
  const rows = lines.map((line): PriceRow => {
    const [, name = '', price] = PRICED.exec(line) ?? [];
    return price === undefined || name.trim() === ''
      ? { kind: 'note', text: line, price: '' }
      : { kind: 'priced', text: name.trim(), price: amount(price) };
  });
  return rows.map((row, index) => {
    const opens = rows[index + 1]?.kind === 'priced';
    const heads = row.kind === 'note' && opens && Array.from(row.text).length <= LONGEST_HEADING;
    return heads ? { ...row, kind: 'head' } : row;
  });
}
