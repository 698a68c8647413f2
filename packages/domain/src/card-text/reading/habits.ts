import { isPriced, isWordless, type Judged } from './judge-line.ts';
import type { ReadLine } from './read-line.ts';

/** How a card writes its names, by which its titles and details differ. */
export interface Habits {
  size: number | undefined;
  bold: boolean;
  italic: boolean;
  capitals: boolean;
  /** By their style, whatever was typed. */
  styledCapitals: boolean;
  underlined: boolean;
  /** Prices stand on lines of their own, below their names. */
  below: boolean;
  /** Its lines stand close to each other, its sections apart. */
  tight: boolean;
  /** Details are written otherwise than names. */
  detailsDiffer: boolean;
  /** Names that go on in the next line are told from details by the room they had. */
  wraps: boolean;
  /** The price of a name over several lines stands beside the first of them. */
  pricedFirst: boolean;
}

/** A title is that much larger than what is priced, a detail smaller. */
const LARGER = 1.08;
const SMALLER = 0.95;
/** Of the lines below names in their style: so many are the names' own, where they had no room above. */
const MOST_FULL = 0.6;
/** A gap above a line, in heights of a line, that parts it from the one before. */
export const APART = 0.8;

export const isCapitals = (words: string): boolean =>
  /\p{Lu}{2}/u.test(words) && words === words.toLocaleUpperCase('fr');
export const isInCapitals = ({ line, words }: Judged): boolean => line.capitals === true || isCapitals(words);
export const isTight = ({ line }: Judged): boolean => (line.gapAbove ?? 0) < APART;

export function styleOf({ size, bold, italic }: ReadLine): string {
  return `${size === undefined ? '' : Math.round(size * 2)}${bold ? ' bold' : ''}${italic ? ' italic' : ''}`;
}

const middle = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** The lines right below a priced one, without a price. */
function followers(judged: readonly Judged[]): { above: Judged; below: Judged }[] {
  return judged.flatMap((below, rank) => {
    const above = judged[rank - 1];
    return above !== undefined && isPriced(above) && !isPriced(below) && isTight(below)
      ? [{ above, below }]
      : [];
  });
}

/** Of lines the most frequent style. */
function usualStyle(lines: readonly Judged[]): Judged | undefined {
  const styles = [...Map.groupBy(lines, ({ line }) => styleOf(line)).values()];
  return styles.sort((one, other) => other.length - one.length)[0]?.[0];
}

/**
 * Names where prices stand below them: the first lines after a price, or the last before one where these are details
 * of the dish before.
 */
function namesAbove(judged: readonly Judged[]): Judged[] {
  const isAlone = (one: Judged | undefined) => one !== undefined && isPriced(one) && isWordless(one);
  const words = (test: (rank: number) => boolean) =>
    judged.filter((one, rank) => !isPriced(one) && test(rank));
  const firsts = words((rank) => isAlone(judged[rank - 1]));
  const lasts = words((rank) => isAlone(judged[rank + 1]));
  if (firsts.length === 0) return judged.filter((one) => !isPriced(one));
  const [first, last] = [usualStyle(firsts), usualStyle(lasts)];
  if (first === undefined || last === undefined) return firsts;
  const { size, bold, italic } = first.line;
  return isMore(last, { size, bold: bold === true, italic: italic === true }) ||
    (italic === true && last.line.italic === false)
    ? lasts
    : firsts;
}

export const startsLower = ({ words }: Judged): boolean => /^\s*\p{Ll}/u.test(words);

/** Of names that go on in small letters: how many have their price in the first line, less those in the last. */
function firstLinePrices(judged: readonly Judged[], style: Style): number {
  let sum = 0;
  for (const [rank, below] of judged.entries()) {
    const above = judged[rank - 1];
    if (above?.line.full !== true || !startsLower(below) || !isTight(below)) continue;
    if ([above, below].some((one) => isLess(one, style) || isMore(one, style))) continue;
    if (isPriced(above) !== isPriced(below)) sum += isPriced(above) ? 1 : -1;
  }
  return sum;
}

export function habitsOf(judged: readonly Judged[]): Habits {
  const priced = judged.filter((one) => isPriced(one) && !isWordless(one));
  const alone = judged.filter((one) => isPriced(one) && isWordless(one));
  const below = alone.length > priced.length;
  const names = below ? namesAbove(judged) : priced;
  const most = (test: (one: Judged) => boolean) => names.filter(test).length * 2 > names.length;
  const habits = {
    size: middle(names.flatMap(({ line }) => (line.size === undefined ? [] : [line.size]))),
    bold: most(({ line }) => line.bold === true),
    italic: most(({ line }) => line.italic === true),
    capitals: most(isInCapitals),
    styledCapitals: most(({ line }) => line.capitals === true),
    underlined: most(({ line }) => line.underlined === true),
    tight: most(isTight),
    below,
  };
  const after = followers(judged);
  const differing = after.filter((pair) => isLess(pair.below, habits));
  const alike = after.filter((pair) => !isLess(pair.below, habits) && !isMore(pair.below, habits));
  return {
    ...habits,
    pricedFirst: firstLinePrices(judged, habits) >= 0,
    detailsDiffer: differing.length > alike.length,
    wraps:
      alike.length > 0 &&
      alike.filter(({ above }) => above.line.full === true).length >= alike.length * MOST_FULL,
  };
}

type Style = Pick<Habits, 'size' | 'bold' | 'italic'>;

/** Smaller, lighter or slanted, as details are. */
export function isLess({ line }: Judged, { size, bold, italic }: Style): boolean {
  if (size !== undefined && line.size !== undefined && line.size < size * SMALLER) return true;
  return (bold && line.bold === false) || (!italic && line.italic === true);
}

/** Larger or heavier, as titles are. */
export function isMore({ line }: Judged, { size, bold }: Style): boolean {
  if (size !== undefined && line.size !== undefined) {
    if (line.size > size * LARGER) return true;
    if (line.size < size * SMALLER) return false;
  }
  return line.bold === true && !bold;
}
