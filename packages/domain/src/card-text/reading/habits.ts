import { isPriced, isWordless, type Judged } from './judge-line.ts';
import {
  isInCapitals,
  isLess,
  isMore,
  isTight,
  looksSaid,
  type Style,
  startsLower,
  styleOf,
} from './looks.ts';
import { namesBelowTitles } from './names-below-titles.ts';
import { plainTitles } from './plain-titles.ts';
import type { ReadLine } from './read-line.ts';

/** How a card writes its names, by which its titles and details differ. */
export interface Habits {
  size: number | undefined;
  /** All sizes that names have, such as one in each column. */
  sizes: readonly number[];
  bold: boolean;
  italic: boolean;
  capitals: boolean;
  /** By their style, whatever was typed. */
  styledCapitals: boolean;
  underlined: boolean;
  /** Prices stand on lines of their own, below their names. */
  below: boolean;
  /** Where prices stand below: the gap above most names, in heights of a line. */
  gapAboveNames: number;
  /** Every line stands apart, prices from their names as well. */
  spaced: boolean;
  /** Dishes stand apart from each other, and details may follow their prices. */
  blocks: boolean;
  /** Its lines stand close to each other, its sections apart. */
  tight: boolean;
  /** Most of its names have prices. */
  priced: boolean;
  /** Where prices stand below: most that stand beside words below a name end its details. */
  detailsEnd: boolean;
  /** Titles that only their place tells. */
  plainTitles: ReadonlySet<ReadLine>;
  /** Details are written otherwise than names. */
  detailsDiffer: boolean;
  /** Titles are larger or heavier than names, or headings of the file. */
  titled: boolean;
  /** Some names begin with a small letter, right below a priced line or a detail. */
  lowerNames: boolean;
  /** Names that go on in the next line are told from details by the room they had. */
  wraps: boolean;
  /** The price of a name over several lines stands beside the first of them. */
  pricedFirst: boolean;
}

/** Of the lines below names in their style: so many are the names' own, where they had no room above. */
const MOST_FULL = 0.6;
/** Such a share of names has a size of their own. */
const NAMES_OF_A_SIZE = 0.2;
/** So many titles say how they look; one may be the place's name. */
const ENOUGH_TITLES = 3;
/** So many of its lines have a price where names have one; a card with fewer lists names alone. */
const FEWEST_PRICED = 0.2;
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

/** The lines right below a price that stands alone. */
const afterPrices = (judged: readonly Judged[]): Judged[] =>
  judged.filter((one, rank) => {
    const above = judged[rank - 1];
    return !isPriced(one) && above !== undefined && isPriced(above) && isWordless(above);
  });

const FEWEST_BLOCKS = 3;
const MOST_BLOCKS = 0.6;

/** Whether gaps part dishes with one price each, and lines follow some of these prices. */
function areBlocks(judged: readonly Judged[]): boolean {
  const blocks: Judged[][] = [];
  for (const one of judged) {
    if (blocks.length === 0 || !isTight(one)) blocks.push([one]);
    else blocks.at(-1)?.push(one);
  }
  const priced = blocks.filter((block) => block.some(isPriced));
  const single = priced.filter((block) => block.filter(isPriced).length === 1 && block.length > 1);
  const followed = single.filter(
    (block) => !isPriced(block.at(-1) as Judged) && !isPriced(block[0] as Judged),
  );
  return single.length >= priced.length * MOST_BLOCKS && followed.length >= FEWEST_BLOCKS;
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

const MOST_END = 0.7;
function endDetails(judged: readonly Judged[]): boolean {
  const ends = judged.filter((one, rank) => {
    const above = judged[rank - 1];
    return above !== undefined && !isPriced(above) && isPriced(one) && !isWordless(one) && isTight(one);
  });
  return ends.length > 0 && ends.filter(looksSaid).length >= ends.length * MOST_END;
}

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
  const listed = below ? [] : namesBelowTitles(judged);
  const names = below ? namesAbove(judged) : listed.length > 0 ? listed : priced;
  const most = (test: (one: Judged) => boolean) => names.filter(test).length * 2 > names.length;
  const sizes = names.flatMap(({ line }) => (line.size === undefined ? [] : [line.size]));
  const habits = {
    size: middle(sizes),
    sizes: below
      ? []
      : [...Map.groupBy(sizes, (size) => size)].flatMap(([size, own]) =>
          own.length >= names.length * NAMES_OF_A_SIZE ? [size] : [],
        ),
    bold: most(({ line }) => line.bold === true),
    italic: most(({ line }) => line.italic === true),
    capitals: most(isInCapitals),
    styledCapitals: most(({ line }) => line.capitals === true),
    underlined: most(({ line }) => line.underlined === true),
    tight: most(isTight),
    spaced: below && alone.filter(isTight).length * 2 < alone.length,
    blocks: below && areBlocks(judged),
    gapAboveNames: middle(afterPrices(judged).map(({ line }) => line.gapAbove ?? 0)) ?? 0,
    below,
  };
  const after = followers(judged);
  const differing = after.filter((pair) => isLess(pair.below, habits));
  const alike = after.filter((pair) => !isLess(pair.below, habits) && !isMore(pair.below, habits));
  return {
    ...habits,
    pricedFirst: firstLinePrices(judged, habits) >= 0,
    titled: judged.filter((one) => one.line.heading === true || isMore(one, habits)).length >= ENOUGH_TITLES,
    lowerNames: judged.some((one, rank) => {
      const above = judged[rank - 1];
      if (above === undefined || !startsLower(one)) return false;
      const isBelowDetail = isLess(above, habits) && !isLess(one, habits) && !isMore(one, habits);
      return isBelowDetail || (!below && [above, one].every(isPriced));
    }),
    priced: priced.length + alone.length >= judged.length * FEWEST_PRICED,
    detailsEnd: endDetails(judged),
    plainTitles: plainTitles(judged, (one) => !isTight(one) || isMore(one, habits) || isLess(one, habits)),
    detailsDiffer: differing.length > alike.length,
    wraps:
      alike.length > 0 &&
      alike.filter(({ above }) => above.line.full === true).length >= alike.length * MOST_FULL,
  };
}
