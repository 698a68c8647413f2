import { amountsOf, isCertain, isPrice, splitFirstPrice, splitPrice } from '../price-text.ts';
import { isVolume } from './drink-sizes.ts';
import type { ReadLine } from './read-line.ts';
import { withoutLastDot } from './seen-text.ts';
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
  /** A number ends it of which nobody knows where it begins: a name without a price, and no detail. */
  unsure?: true;
  /** Stands below what is said to everybody. */
  apart?: true;
  /** Each price is for a size, which the volume says. */
  sized?: true;
  /** Where the price was found; before the name it counts where the card does so. */
  place: 'end' | 'start' | 'none';
}

/** Bare numbers above are years, weights or telephone numbers; '1/2' is a half. */
const MOST_BARE = 400;
const FRACTION = /^[1-3]\/[2-8]$/;
function isPlausible(price: string): boolean {
  if (FRACTION.test(price)) return false;
  return isCertain(price) || amountsOf(price).every((amount) => amount <= MOST_BARE * 100);
}
const isPricePart = (part: string): boolean => isPrice(part) && isPlausible(part);
export const hasLetters = (part: string): boolean => /\p{L}{2}/u.test(part);

const BULLET = /^(?:[•·▪◦●○■□►▸✓✦★*~»>#=–—-]\s*)+(?=[\p{L}\d€"«])/u;
/** Signs around a title: '~ Desserts ~'. */
const ORNAMENT_AT_END = /\s+[•·●★*~#=_–—-]+$/u;
/** Signs between a name and its price that say nothing. */
const LOOSE_END = /(?:\s*:|\s+[|·•–—-]+|\s+(?:prix|tarif)(?=\s*:?$)|\s)+$/i;

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

/** A price in a part of its own with what is said behind it: 'selon arrivage, citron', '5 (les quatre)'. */
function splitPriceWords(part: string, rank: number): string[] {
  if (rank === 0) return [part];
  const remark = /^(?<price>[^()]+?)\s*\((?<said>[^()]{3,})\)$/u.exec(part)?.groups;
  if (remark !== undefined && isPrice(remark.price ?? '')) return [remark.price ?? '', remark.said ?? ''];
  const split = splitFirstPrice(part);
  return split === null || /\d/.test(split.price) ? [part] : [split.price, split.words];
}

/** A tax or an alcohol content in a cell of its own. */
const SHARE = /^\d{1,2}(?:[.,]\d{1,2})?\s?%$/;

export const cleanParts = (parts: readonly string[]): string[] =>
  parts
    .flatMap(splitPriceWords)
    .map((part, rank) => (rank === 0 ? part.replace(BULLET, '') : part).replace(ORNAMENT_AT_END, ''))
    .filter((part) => part !== '' && !SHARE.test(part))
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
  const ending = withoutLastDot(beside.length > 0 ? words : words.replace(LOOSE_END, ''));
  return {
    line,
    words: ending,
    detail: beside.filter((part) => !isVolume(part)).join(' '),
    volume: beside.filter(isVolume).join(' / '),
    prices,
    place,
  };
}

export function without(line: ReadLine, parts: readonly string[]): Judged {
  const [name = '', ...others] = parts.filter((part) => !/^[–—-]+$/.test(part));
  const isBeside = others.length === 1 && line.lighter?.endsWith(others[0] ?? '') === true;
  if (line.blank === true) return { ...named(line, [name, ...others], [], 'none') };
  const [words, detail] = isBeside ? [name, others.join(' ')] : [parts.join(' '), ''];
  return { line, words, detail, volume: '', prices: [], place: 'none' };
}

const HAS_SIGN = /€|eur/i;

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
  // A long name leaves no gap before the first of several prices.
  const [name = '', ...beside] = before;
  const close = beside.length === 0 ? splitPrice(name) : null;
  return close !== null && close.words !== '' && HAS_SIGN.test(close.price)
    ? named(line, [close.words], [close.price, ...prices], 'end')
    : named(line, before, prices, 'end');
}

/** A price with words on both sides: 'Entrecôte | 24 € | frites'. */
function pricedInside(line: ReadLine, parts: readonly string[]): Judged | null {
  const at = parts.findIndex((part, rank) => rank > 0 && isPricePart(part));
  if (at < 0 || !hasLetters(parts[0] ?? '')) return null;
  const after = parts.slice(at);
  const prices = after.filter(isPricePart);
  return named(line, [...parts.slice(0, at), ...after.filter((part) => !isPricePart(part))], prices, 'end');
}

export function pricedAtStart(line: ReadLine, parts: readonly string[]): Judged | null {
  const [first = '', ...others] = parts;
  if (others.length > 0 && isPricePart(first) && hasLetters(others.join(' ')))
    return named(line, others, [first], 'start');
  const split = others.length === 0 ? splitFirstPrice(first) : null;
  return split === null || !isPlausible(split.price)
    ? null
    : named(line, [split.words], [split.price], 'start');
}

/** A price in the middle, with words in small letters or after a dash behind it: 'Reine 12 € – jambon, œuf'. */
const BEFORE_WORDS =
  /^(?<priced>.*\S\s*(?:€(?:\d\d)?|(?<!\p{L})euros?|(?<!\p{L})eur|\s(?:selon|suivant)\s\p{L}+))(?:\s*[:–—-]\s+|\s+(?=\p{Ll}{2}))(?<remark>(?!.*\d\s?(?:€|eur)).{3,})$/iu;
const AFTER_COLON = /^(?<priced>.*\S\s?:\s(?:€\s?)?\d{1,3}(?:[.,]\d{1,2})?)\s+[–—-]\s+(?<remark>.{3,})$/u;
function pricedBeforeWords(line: ReadLine, parts: readonly string[]): Judged | null {
  const [only = '', ...others] = parts;
  const found = others.length > 0 ? undefined : (AFTER_COLON.exec(only) ?? BEFORE_WORDS.exec(only))?.groups;
  const split = found === undefined ? null : splitPrice(found.priced ?? '');
  if (split === null || split.words === '') return null;
  return named(line, [split.words, found?.remark ?? ''], [split.price], 'end');
}

/** A price with a remark in parentheses after it: 'Kir 4€ (cassis, mûre ou pêche)'. */
function pricedBeforeRemark(line: ReadLine, parts: readonly string[]): Judged | null {
  const found = /^(?<priced>.*\S)\s*\((?<remark>[^()]{3,})\)$/u.exec(parts.at(-1) ?? '')?.groups;
  const split = found === undefined ? null : splitPrice(found.priced ?? '');
  if (split === null || !isCertain(split.price)) return null;
  const before = [...parts.slice(0, -1), ...(split.words === '' ? [] : [split.words])];
  return named(line, [...before, found?.remark ?? ''], [split.price], 'end');
}

/** A name and its price in one part, and what is said of them in lighter words behind. */
function pricedBeforeLighter(line: ReadLine, [first = '', ...others]: readonly string[]): Judged | null {
  const isBeside =
    others.length === 1 && line.lighter !== undefined && line.lighter.endsWith(others[0] ?? '');
  const split = isBeside ? splitPrice(first) : null;
  if (split === null || split.words === '' || !isCertain(split.price)) return null;
  return named(line, [split.words, ...others], [split.price], 'end');
}

/** The line with prices after its name, bare numbers at its end included. */
export function judgedToItsEnd(line: ReadLine, parts: readonly string[]): Judged | null {
  const found = pricedAtEnd(line, parts) ?? pricedInside(line, parts);
  if (found !== null) return found;
  const split = splitPrice(parts.at(-1) ?? '');
  if (split === null || !isPlausible(split.price))
    return (
      pricedBeforeRemark(line, parts) ?? pricedBeforeLighter(line, parts) ?? pricedBeforeWords(line, parts)
    );
  const before = [...parts.slice(0, -1), ...(split.words === '' ? [] : [split.words])];
  return named(line, before, [split.price], 'end');
}

/** The line as words and prices, for a card that writes prices before its names or after. */
export function judge(line: ReadLine, first: boolean): Judged {
  const parts = cleanParts(line.parts);
  const sized = sizedPrices(line.parts.join(' ').replace(BULLET, ''));
  if (sized !== null) {
    const { nom, sizes, prices } = sized;
    return { ...named(line, [nom], prices, 'end'), volume: sizes.join(' / '), sized: true };
  }
  const start = first ? pricedAtStart(line, parts) : null;
  return start ?? judgedToItsEnd(line, parts) ?? without(line, parts);
}

export const isPriced = ({ prices }: Judged): boolean => prices.length > 0;
export const isWordless = ({ words }: Judged): boolean => words === '';
