import { amountsOf, isCertain } from '../price-text.ts';
import {
  cleanParts,
  hasLetters,
  isPriced,
  isWordless,
  type Judged,
  judge,
  judgedToItsEnd,
  pricedAtStart,
  without,
} from './judge-line.ts';
import type { ReadLine } from './read-line.ts';

/** Ends in a number after a single space or none, which may be words: 'Menu 2', 'Table de 4'. */
function isBare({ line, prices: [price = ''], words, place }: Judged): boolean {
  const [only = '', ...others] = cleanParts(line.parts);
  if (place !== 'end' || words === '' || isCertain(price) || others.length > 0) return false;
  return !/[:=–—-]\s*$/.test(only.slice(0, -price.length));
}

/** Most lines with a number at their end are priced by it: then the others are. */
function bareArePrices(judged: readonly Judged[]): boolean {
  const certain = judged.filter((one) => isPriced(one) && !isBare(one)).length;
  const bare = judged.filter(isBare).length;
  return bare > 0 && bare * 2 >= certain && bare >= judged.length * 0.25;
}

/** Cards that write '9,90' write '12' for twelve euros, those that write '9,90 €' do not. */
function isWithoutCurrency(judged: readonly Judged[]): boolean {
  const prices = judged.flatMap((one) => (isBare(one) ? [] : one.prices)).filter((price) => /\d/.test(price));
  if (prices.length < ENOUGH_PRICES) return false;
  const forms = Map.groupBy(prices, formOf);
  return (
    (forms.get('currency')?.length ?? 0) < prices.length * FEW_APART &&
    !forms.get('cents')?.some((price) => /[.,]00$/.test(price))
  );
}

const NUMBERED = /^(?:n°\s?)?\d{1,3}\s?[.)°-]\s+(?=\p{L})/iu;
/** In a part of its own, before a name: '12.', 'P012'. */
const NUMBER_ALONE = /^(?:n°\s?)?[A-Z]{0,3}-?\d{1,5}\s?[.)°-]?$/;

function withoutNumber(line: ReadLine): ReadLine {
  const [first = '', ...others] = line.parts;
  if (NUMBER_ALONE.test(first) && hasLetters(others[0] ?? '')) return { ...line, parts: others };
  const rest = first.replace(NUMBERED, '');
  return rest === first ? line : { ...line, parts: [rest, ...others] };
}

/** Without the numbers that a card counts its dishes by: most of its lines with a price begin with one. */
function withoutNumbers(lines: readonly ReadLine[]): readonly ReadLine[] {
  const priced = lines.filter(
    ({ parts }) => judgedToItsEnd({ page: 0, line: 0, parts }, cleanParts(parts)) !== null,
  );
  const numbered = priced.filter((line) => withoutNumber(line) !== line).length;
  return numbered * 2 > priced.length ? lines.map(withoutNumber) : lines;
}

const ENOUGH_PRICES = 4;
const FEW_APART = 0.2;
/** Words that a number belongs to: 'Menu 2', 'Moules pour 2'. */
const COUNTED = /(?:^|\s)(?:menus?|formules?|tables?|pages?|n°|num[ée]ro|pour|lot|x|les|des|de|à)$/iu;

/** What a number belongs to, however a card writes its prices: 'Le Comptoir n° 7'. */
const NUMBER_OF = /(?:^|\s)n°$/iu;

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

/** Whether a card writes its prices before their names; a number such as that of '4 fromages' is none. */
function pricesFirst(lines: readonly ReadLine[]): boolean {
  let [starts, certain, ends] = [0, 0, 0];
  for (const line of lines) {
    const parts = cleanParts(line.parts);
    const start = pricedAtStart(line, parts);
    if (judgedToItsEnd(line, parts) !== null) ends += 1;
    else if (start !== null) {
      starts += 1;
      if (isCertain(start.prices[0] ?? '')) certain += 1;
    }
  }
  return starts > ends && (certain > 0 || starts * 2 > lines.length);
}

/** A price after a space, where it might stand without one. */
const isApart = ({ line, prices: [price = ''], words }: Judged): boolean =>
  line.parts.length === 1 && words !== '' && /\d/.test(price) && (line.parts[0] ?? '').endsWith(` ${price}`);

/** Whether a card writes its prices right after the names: of 'Pastis 516€' nobody knows where the price begins. */
function pricesGlued(judged: readonly Judged[]): boolean {
  const single = judged.filter((one) => isPriced(one) && one.line.parts.length === 1 && !isWordless(one));
  return single.length >= ENOUGH_PRICES && single.filter(isApart).length <= single.length * FEW_APART;
}

/** How a price is written. */
function formOf(price: string): 'currency' | 'cents' | 'plain' {
  if (/€|eur/i.test(price)) return 'currency';
  return /\d[.,](?:\d\d|[-–—])/.test(price) || !/\d/.test(price) ? 'cents' : 'plain';
}

const MOST_OF_A_FORM = 0.7;
/** Lines without the numbers beside their prices that are written otherwise than prices: '1,3' of allergens, a weight. */
function withoutOtherNumbers(judged: readonly Judged[]): Judged[] {
  const lasts = judged.flatMap(({ prices }) => prices.slice(-1)).filter((price) => /\d/.test(price));
  const forms = [...Map.groupBy(lasts, formOf)].sort(([, one], [, other]) => other.length - one.length);
  const [form, own = []] = forms[0] ?? [];
  if (form === undefined || form === 'plain' || own.length < lasts.length * MOST_OF_A_FORM)
    return [...judged];
  return judged.map((one) => {
    if (one.prices.length < 2 || one.sized === true || formOf(one.prices.at(-1) ?? '') === 'plain')
      return one;
    const prices = one.prices.filter((price) => formOf(price) !== 'plain');
    const others = one.prices.filter((price) => formOf(price) === 'plain');
    return { ...one, prices, detail: [one.detail, ...others].filter(Boolean).join(' ') };
  });
}

/** The lines as their card writes prices: bare or not, before its names or after. */
export function judgeLines(lines: readonly ReadLine[]): Judged[] {
  const first = pricesFirst(lines);
  const judged = withoutOtherNumbers(
    (first ? lines : withoutNumbers(lines)).map((line) => judge(line, first)),
  );
  const bare = bareArePrices(judged);
  const starts = judged.filter(({ place, prices: [price = ''] }) => place === 'start' && /\d/.test(price));
  const certain = starts.filter(({ prices: [price = ''] }) => isCertain(price)).length;
  const isLikely = likelyPrices(judged);
  const isPlain = isWithoutCurrency(judged);
  const glued = pricesGlued(judged);
  return judged.map((one, rank) => {
    const next = judged[rank + 1];
    const isNamed =
      isBare(one) &&
      next !== undefined &&
      isPriced(next) &&
      isWordless(next) &&
      (next.line.gapAbove ?? 0) < 0.8;
    const isJoined = glued && isApart(one) && !isLikely(one);
    const whole = without(one.line, cleanParts(one.line.parts));
    if (isJoined) return { ...whole, unsure: true };
    if (isNamed) return whole;
    const isNumber =
      one.line.parts.length === 1 &&
      one.place === 'start' &&
      certain * 2 > starts.length &&
      !isCertain(one.prices[0] ?? '');
    const isPrice =
      (bare && !NUMBER_OF.test(one.words)) || isLikely(one) || (isPlain && !COUNTED.test(one.words));
    const isWords = (isBare(one) && !isPrice) || isNumber;
    return isWords ? whole : one;
  });
}
