/** A line of a price list: a heading, a name with its price, or words without one. */
export interface PriceRow {
  kind: 'head' | 'priced' | 'note';
  text: string;
  /** '1,90 €' */
  price: string;
}

/** A number at the end of a line, what separates it, and its currency: '7,50', '7 €', '7€50'. */
const LAST_NUMBER =
  /^(?<name>.*?)(?<gap>[\s.…:–-]+)(?<units>\d{1,5})(?:[.,](?<cents>\d{1,2}))?\s*(?<euro>(?:€|eur|euros?)(?<after>\d{2})?)?\.?$/iu;
/** A wide separator: two spaces, a tab or dots. */
const WIDE_GAP = /\s{2}|\t|[.…]{2}|…/;
/** A dash or a colon: between two numbers it is a range or a time, not a separator. */
const DASH_OR_COLON = /\s[–-]\s|:\s/;
/** Without decimals or currency, a longer number is a year. */
const BARE_PRICE = /^\d{1,3}$/;
/** A longer text without a price is not a heading. */
const LONGEST_HEADING = 34;

function printedAmount(units: string, cents = '00'): string {
  return `${Number(units)},${cents.padEnd(2, '0')}\u00a0€`;
}

/**
 * The name and price of a line. A number at its end is a price when it has decimals or a currency, or stands apart from
 * the words: 'Carte n° 1' has none, and neither has a time, a phone number or a range of years.
 */
function readPrice(line: string): { name: string; price: string } | null {
  const { name = '', gap = '', units = '', cents, euro, after } = LAST_NUMBER.exec(line)?.groups ?? {};
  const afterNumber = /\d$/.test(name);
  if (name === '' || (afterNumber && /^[.:–-]$/.test(gap))) return null;
  const apart = WIDE_GAP.test(gap) || (DASH_OR_COLON.test(gap) && !afterNumber);
  const isPrice = cents !== undefined || euro !== undefined || (apart && BARE_PRICE.test(units));
  return isPrice ? { name: name.trim(), price: printedAmount(units, cents ?? after) } : null;
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
    const priced = readPrice(line);
    return priced === null
      ? { kind: 'note', text: line, price: '' }
      : { kind: 'priced', text: priced.name, price: priced.price };
  });
  return rows.map((row, index) => {
    const opens = rows[index + 1]?.kind === 'priced';
    const heads = row.kind === 'note' && opens && Array.from(row.text).length <= LONGEST_HEADING;
    return heads ? { ...row, kind: 'head' } : row;
  });
}
