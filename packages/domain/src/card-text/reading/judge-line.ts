import { amountsOf, isCertain, isPrice, splitFirstPrice, splitPrice } from '../price-text.ts';
import { isVolume } from './drink-sizes.ts';
import type { ReadLine } from './read-line.ts';
import { sizedPrices } from './sized-prices.ts';

/** What a line may be by itself. */
export interface Judged {
  line: ReadLine;
  words: string;
  /** What stands beside the name in parts of its own. */
  detail: string;
  volume: string;
  /** One a part; none where the line has no price. */
  prices: readonly string[];
  /** Each price is for a size, which the volume says. */
  sized?: true;
  /** Where the price was found; before the name it counts where the card does so. */
  place: 'end' | 'start' | 'none';
}

/** Bare numbers above are years, weights or telephone numbers. */
const MOST_BARE = 400;
function isPlausible(price: string): boolean {
  return isCertain(price) || amountsOf(price).every((amount) => amount <= MOST_BARE * 100);
}
const isPricePart = (part: string): boolean => isPrice(part) && isPlausible(part);
const hasLetters = (part: string): boolean => /\p{L}{2}/u.test(part);

const BULLET = /^(?:[•·▪◦●○■□►▸✓✦★*~»>–—-]\s*)+(?=[\p{L}\d€"«])/u;
/** Signs between a name and its price that say nothing. */
const LOOSE_END = /[\s:–—-]+$/;

/** Prices that stand close to each other as a part each: 'Chinon 5 € 22 €'. */
function splitPrices(part: string): string[] {
  if (isPrice(part)) return [part];
  const prices: string[] = [];
  let words = part;
  for (let split = splitPrice(words); split !== null && isCertain(split.price); split = splitPrice(words)) {
    prices.unshift(split.price);
    words = split.words;
  }
  return prices.length > 1 ? [words, ...prices].filter((one) => one !== '') : [part];
}

const cleanParts = (parts: readonly string[]): string[] =>
  parts
    .map((part, rank) => (rank === 0 ? part.replace(BULLET, '') : part))
    .filter((part) => part !== '')
    .flatMap(splitPrices);

/** The parts before, beside and after a name. */
function named(
  line: ReadLine,
  parts: readonly string[],
  prices: readonly string[],
  place: Judged['place'],
): Judged {
  // The number of a dish, where it has a price as well.
  const own = parts.length > 1 && /^(?:n°\s?)?\d{1,3}$/i.test(parts[0] ?? '') ? parts.slice(1) : parts;
  const [words = '', ...beside] = own;
  const ending = beside.length > 0 ? words : words.replace(LOOSE_END, '');
  return {
    line,
    words: ending,
    detail: beside.filter((part) => !isVolume(part)).join(' '),
    volume: beside.filter(isVolume).join(' / '),
    prices,
    place,
  };
}

const without = (line: ReadLine, parts: readonly string[]): Judged => ({
  line,
  words: parts.join(' '),
  detail: '',
  volume: '',
  prices: [],
  place: 'none',
});

/** Prices that stand in the last parts, volumes between them. */
function pricedAtEnd(line: ReadLine, parts: readonly string[]): Judged | null {
  let first = parts.length;
  while (
    first > 0 &&
    (isPricePart(parts[first - 1] ?? '') || (first < parts.length && isVolume(parts[first - 1] ?? '')))
  )
    first -= 1;
  const ends = parts.slice(first);
  const prices = ends.filter(isPricePart);
  if (prices.length === 0) return null;
  const before = [...parts.slice(0, first), ...ends.filter((part) => !isPricePart(part))];
  return named(line, before, prices, 'end');
}

/** A price with words on both sides: 'Entrecôte | 24 € | frites'. */
function pricedInside(line: ReadLine, parts: readonly string[]): Judged | null {
  const at = parts.findIndex((part, rank) => rank > 0 && isPricePart(part));
  if (at < 0 || !hasLetters(parts[0] ?? '')) return null;
  const after = parts.slice(at);
  const prices = after.filter(isPricePart);
  return named(line, [...parts.slice(0, at), ...after.filter((part) => !isPricePart(part))], prices, 'end');
}

function pricedAtStart(line: ReadLine, parts: readonly string[]): Judged | null {
  const [first = '', ...others] = parts;
  if (others.length > 0 && isPricePart(first) && hasLetters(others.join(' ')))
    return named(line, others, [first], 'start');
  const split = others.length === 0 ? splitFirstPrice(first) : null;
  return split === null || !isPlausible(split.price)
    ? null
    : named(line, [split.words], [split.price], 'start');
}

/** A price with a remark in parentheses after it: 'Kir 4€ (cassis, mûre ou pêche)'. */
function pricedBeforeRemark(line: ReadLine, parts: readonly string[]): Judged | null {
  const found = /^(?<priced>.*\S)\s*\((?<remark>[^()]{3,})\)$/u.exec(parts.at(-1) ?? '')?.groups;
  const split = found === undefined ? null : splitPrice(found.priced ?? '');
  if (split === null || !isCertain(split.price)) return null;
  const before = [...parts.slice(0, -1), ...(split.words === '' ? [] : [split.words])];
  return named(line, [...before, found?.remark ?? ''], [split.price], 'end');
}

/** The line as words and prices, bare numbers at its end included. */
export function judge(line: ReadLine): Judged {
  const parts = cleanParts(line.parts);
  const sized = sizedPrices(line.parts.join(' ').replace(BULLET, ''));
  if (sized !== null) {
    const { nom, sizes, prices } = sized;
    return { ...named(line, [nom], prices, 'end'), volume: sizes.join(' / '), sized: true };
  }
  const atEnd = pricedAtEnd(line, parts);
  if (atEnd !== null) return atEnd;
  const atStart = pricedAtStart(line, parts);
  if (atStart !== null) return atStart;
  const inside = pricedInside(line, parts);
  if (inside !== null) return inside;
  const last = parts.at(-1) ?? '';
  const split = splitPrice(last);
  if (split === null || !isPlausible(split.price))
    return pricedBeforeRemark(line, parts) ?? without(line, parts);
  const before = [...parts.slice(0, -1), ...(split.words === '' ? [] : [split.words])];
  return { ...named(line, before, [split.price], 'end') };
}

export const isPriced = ({ prices }: Judged): boolean => prices.length > 0;
export const isWordless = ({ words }: Judged): boolean => words === '';

/** Ends in a number after a single space or none, which may be words: 'Menu 2', 'Table de 4'. */
const isBare = ({ line, prices: [price = ''], words, place }: Judged): boolean =>
  place === 'end' && words !== '' && !isCertain(price) && cleanParts(line.parts).length === 1;

/** Most lines with a number at their end are priced by it: then the others are. */
function bareArePrices(judged: readonly Judged[]): boolean {
  const certain = judged.filter((one) => isPriced(one) && !isBare(one)).length;
  const bare = judged.filter(isBare).length;
  return bare > 0 && bare * 2 >= certain && bare >= judged.length * 0.25;
}

const NUMBERED = /^(?:n°\s?)?\d{1,3}\s?[.)°-]\s+(?=\p{L})/iu;

/** Without the numbers that a card counts its dishes by: most of its lines begin with one. */
function withoutNumbers(lines: readonly ReadLine[]): readonly ReadLine[] {
  const numbered = lines.filter(({ parts }) => NUMBERED.test(parts[0] ?? '')).length;
  if (numbered * 2 <= lines.length) return lines;
  return lines.map((line) => ({
    ...line,
    parts: line.parts.map((part, rank) => (rank === 0 ? part.replace(NUMBERED, '') : part)),
  }));
}

const ENOUGH_PRICES = 4;
/** Words that a number belongs to: 'Menu 2', 'Moules pour 2'. */
const COUNTED = /(?:^|\s)(?:menus?|formules?|tables?|pages?|n°|num[ée]ro|pour|lot|x|les|des|de|à)$/iu;

/** Whether a bare number is as large as most prices of its card, which stand beside their names. */
function likelyPrices(judged: readonly Judged[]): (one: Judged) => boolean {
  const priced = judged.filter((one) => isPriced(one) && !isBare(one));
  const amounts = priced
    .filter((one) => !isWordless(one))
    .flatMap(({ prices }) => prices.flatMap(amountsOf).slice(0, 1))
    .sort((one, other) => one - other);
  const at = (share: number) => amounts[Math.floor((amounts.length - 1) * share)] ?? 0;
  const [least, most] = [at(0.25) / 2, at(0.75) * 1.5];
  const isBeside = amounts.length >= ENOUGH_PRICES && amounts.length > priced.filter(isWordless).length;
  return ({ words, prices: [price = ''] }) => {
    const [amount = 0] = amountsOf(price);
    return isBeside && amount >= least && amount <= most && !COUNTED.test(words);
  };
}

/** The lines as their card writes prices: bare or not, before its names or after. */
export function judgeLines(lines: readonly ReadLine[]): Judged[] {
  const judged = withoutNumbers(lines).map(judge);
  const bare = bareArePrices(judged);
  const starts = judged.filter(({ place, words }) => place === 'start' && words !== '').length;
  const ends = judged.filter(({ place, words }) => place === 'end' && words !== '').length;
  const isLikely = likelyPrices(judged);
  return judged.map((one) => {
    const isWords = (!bare && isBare(one) && !isLikely(one)) || (one.place === 'start' && starts <= ends);
    return isWords ? without(one.line, cleanParts(one.line.parts)) : one;
  });
}
