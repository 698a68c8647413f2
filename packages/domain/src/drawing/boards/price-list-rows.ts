/** A line of a price list: a heading, a name with its price, or words without one. */
export interface PriceRow {
  kind: 'head' | 'priced' | 'note';
  text: string;
  /** '1,90 €' */
  price: string;
}

/** A number at the end of a line, what separates it, and its currency: '7,50', '7 €', '7€50'. */
export const LAST_NUMBER =
  /^(?<name>.*?)(?<gap>[\s.…:–-]+)(?<units>\d{1,5})(?:[.,](?<cents>\d{1,2}))?\s*(?<euro>(?:€|eur|euros?)(?<after>\d{2})?)?\.?$/iu;
/** A wide separator: two spaces, a tab or dots. */
const WIDE_GAP = /\s{2}|\t|[.…]{2}|…/;
/** A dash or a colon: between two numbers it is a range or a time, not a separator. */
const DASH_OR_COLON = /\s[–-]\s|:\s/;
/** Without decimals or currency, a longer number is a year. */
const BARE_PRICE = /^\d{1,3}$/;
/** Before a number that names: 'Carte n° 1'. */
const NUMBERED = /(?:^|\s)(?:n°|no|numéro)$/iu;
/** Before a number of people, which may be a price as well: 'Plateau pour 2'. */
const SHARED = /(?:^|\s)pour$/iu;
/** The pairs of digits of a phone number, the last of which is no price. */
const PHONE_PAIRS = /\d{2}(?:[\s.-]?\d{2}){3}$/;
/** A longer text without a price is not a heading. */
const LONGEST_HEADING = 34;

function printedAmount(units: string, cents = '00'): string {
  return `${Number(units)},${cents.padEnd(2, '0')}\u00a0€`;
}

/** What a line says at its end: a price, a bare number that may be one, or neither. */
interface ReadLine {
  line: string;
  end: 'price' | 'bare' | 'words';
  name: string;
  price: string;
}

/**
 * The name and price of a line. A number at its end is a price when it has decimals or a currency, or stands apart from
 * the words: 'Carte n° 1' has none, and neither has a time, a phone number or a range of years. Any other short number
 * after a space is bare: what it is follows from the rest of the list.
 */
function readLine(line: string): ReadLine {
  const words: ReadLine = { line, end: 'words', name: line, price: '' };
  const { name = '', gap = '', units = '', cents, euro, after } = LAST_NUMBER.exec(line)?.groups ?? {};
  const afterNumber = /\d$/.test(name);
  if (name === '' || (afterNumber && /^[.:–-]$/.test(gap))) return words;
  const read: ReadLine = { ...words, name: name.trim(), price: printedAmount(units, cents ?? after) };
  const short = BARE_PRICE.test(units);
  const apart = WIDE_GAP.test(gap) || (DASH_OR_COLON.test(gap) && !afterNumber);
  if (cents !== undefined || euro !== undefined || (apart && short)) return { ...read, end: 'price' };
  const bare = short && /^\s$/.test(gap) && !NUMBERED.test(name) && !PHONE_PAIRS.test(line);
  return bare ? { ...read, end: 'bare' } : words;
}

const isHeading = ({ end, line }: ReadLine, next: ReadLine | undefined) =>
  end === 'words' && next !== undefined && next.end !== 'words' && Array.from(line).length <= LONGEST_HEADING;

/** Minimum number of lines that show whether a list ends its lines in prices. */
const TELLING = 3;

/** Whether at least two thirds of the lines that are not headings end in a price, bare numbers included. */
function endsInPrices(lines: readonly ReadLine[]): boolean {
  const items = lines.filter((line, index) => !isHeading(line, lines[index + 1]));
  const priced = items.filter(({ end }) => end !== 'words');
  return items.length >= TELLING && priced.length * 3 >= items.length * 2;
}

/** Parts the lines of a text; several prices of a line are lines of their own. */
export const BETWEEN = String.raw`\n|(?<=€)\s*[,;·]\s*`;

/** The lines of a text, where a bare number is a price or has become words. */
function readLines(text: string): ReadLine[] {
  const lines = text
    .split(new RegExp(BETWEEN))
    .map((line) => line.trim())
    .filter(Boolean)
    .map(readLine);
  const bareIsPrice = endsInPrices(lines);
  return lines.map((read): ReadLine => {
    if (read.end !== 'bare') return read;
    return bareIsPrice && !SHARED.test(read.name) ? { ...read, end: 'price' } : read;
  });
}

/**
 * Parses free text into a printed list: a line that ends in a price gets a leader, a short one without a price before
 * others is their heading. Several prices on one line become several lines ('soda 3,50 €, eau 2,50 €').
 */
export function readPriceRows(text: string): PriceRow[] {
  const rows = readLines(text).map(
    ({ line, end, name, price }): PriceRow =>
      end === 'price' ? { kind: 'priced', text: name, price } : { kind: 'note', text: line, price: '' },
  );
  return rows.map((row, index) => {
    const opens = rows[index + 1]?.kind === 'priced';
    const heads = row.kind === 'note' && opens && Array.from(row.text).length <= LONGEST_HEADING;
    return heads ? { ...row, kind: 'head' } : row;
  });
}

/** The lines whose last number looks like a price and is printed as words. */
export function doubtfulPriceLines(text: string): string[] {
  return readLines(text).flatMap(({ end, line }) => (end === 'bare' ? [line] : []));
}
