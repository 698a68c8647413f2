import { amountsOf, isCertain, isPrice, splitPrice } from '../price-text.ts';
import { type ReadLine, wordsOf } from './read-line.ts';

/** What a line may be by itself. */
export interface Judged {
  line: ReadLine;
  words: string;
  price: string;
  /** Read from two parts, each a price. */
  two: boolean;
}

/** Bare numbers above are years, weights or telephone numbers. */
const MOST_BARE = 400;
function isPlausible(price: string): boolean {
  return isCertain(price) || amountsOf(price).every((amount) => amount <= MOST_BARE * 100);
}

/** The line as words and price, bare numbers at its end included. */
export function judge(line: ReadLine): Judged {
  const { parts } = line;
  const last = parts.at(-1) ?? '';
  const before = parts.at(-2) ?? '';
  if (parts.length > 2 && isPrice(last) && isPrice(before))
    return { line, words: parts.slice(0, -2).join(' '), price: `${before} / ${last}`, two: true };
  if (parts.length > 1 && isPrice(last) && isPlausible(last))
    return { line, words: parts.slice(0, -1).join(' '), price: last, two: false };
  const words = wordsOf(line);
  if (isPrice(words) && isPlausible(words)) return { line, words: '', price: words, two: false };
  const split = splitPrice(words);
  if (split === null || !isPlausible(split.price)) return { line, words, price: '', two: false };
  return { line, words: split.words, price: split.price, two: false };
}

/** Ends in a number after a single space, which may be words: 'Menu 2', 'Table de 4'. */
export const isBare = ({ line, price, words }: Judged): boolean =>
  price !== '' && words !== '' && !isCertain(price) && line.parts.length === 1;

/** Most lines with a number at their end are priced by it: then the others are. */
export function bareArePrices(judged: readonly Judged[]): boolean {
  const certain = judged.filter((one) => one.price !== '' && !isBare(one)).length;
  const bare = judged.filter(isBare).length;
  return bare > 0 && bare * 2 >= certain && bare >= judged.length * 0.25;
}
