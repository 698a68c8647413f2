import { sizesBeside } from './drink-sizes.ts';
import type { Habits } from './habits.ts';
import { isPriced, isWordless, type Judged } from './judge-line.ts';
import { isInCapitals, isLess, isMore, isTight, startsLower, styleOf } from './looks.ts';
import { isHouseRule, isRemark } from './no-dish.ts';

/** Names whose price stands in the last line of their details: 'Burger' above 'cheddar, oignons … 16 €'. */
const MOST_HAVE_NAMES = 0.7;

/** The name above the details that a priced line ends, by its place in the list; -1 where none is. */
function nameAbove(judged: readonly Judged[], rank: number): number {
  const own = judged[rank] as Judged;
  const { size, bold, italic } = own.line;
  const style = { size, bold: bold === true, italic: italic === true };
  for (let above = rank - 1; above >= 0; above -= 1) {
    const one = judged[above] as Judged;
    const below = judged[above + 1] as Judged;
    if (isPriced(one) || !isTight(below) || below.line.page !== one.line.page) return -1;
    if (isMore(one, style)) return above;
    if (styleOf(one.line) !== styleOf(own.line)) return -1;
  }
  return -1;
}

/** Priced details with the name that stands above them, where most of the lines of their style have one. */
export function joinPricedDetails(judged: readonly Judged[]): Judged[] {
  const groups = Map.groupBy(
    [...judged.keys()].filter(
      (rank) => isPriced(judged[rank] as Judged) && !isWordless(judged[rank] as Judged),
    ),
    (rank) => styleOf((judged[rank] as Judged).line),
  );
  const usual = [...groups].sort(([, one], [, other]) => other.length - one.length)[0]?.[0];
  const isName = (rank: number) => styleOf((judged[rank] as Judged).line) === usual;
  const names = new Map<number, number>();
  for (const ranks of groups.values()) {
    const found = ranks
      .map((rank) => [rank, nameAbove(judged, rank)] as const)
      .filter(([, name]) => name >= 0);
    const most = found.length >= ranks.length * MOST_HAVE_NAMES && found.length > 1;
    for (const [rank, name] of found) if (most || isName(name)) names.set(rank, name);
  }
  const dropped = new Set<number>();
  const joined = judged.map((one, rank) => {
    const at = names.get(rank);
    if (at === undefined) return one;
    const above = judged.slice(at, rank);
    for (let between = at; between < rank; between += 1) dropped.add(between);
    const [name = '', ...details] = above.flatMap(({ words, detail: own }) => [words, own]);
    const detail = [...details, one.words, one.detail].filter(Boolean).join(' ');
    return { ...one, words: name, detail, line: (judged[at] as Judged).line };
  });
  return joined.filter((_, rank) => !dropped.has(rank));
}

const isPlain = ({ line }: Judged): boolean => line.size === undefined && line.bold === undefined;

/** Words that something follows. */
const OPEN_END = /\s(?:aux?|à|de|du|des|et|ou|la|les?|en|sur|avec)$/iu;
/** A number whose unit stands in the next line: '180' above 'g'. */
const hasUnitBelow = (above: string, below: string): boolean =>
  /\d$/.test(above) && /^(?:g|gr|kg|cl|l|pers\.?|pi[èe]ces?|p)(?:\s|$)/i.test(below);
/** A number that had no room after its sign: 'claire n°' above '3'. */
const isNumberOf = (above: Judged, below: Judged): boolean =>
  /(?:^|\s)n°$/i.test(above.words) && isWordless(below) && /^\d{1,2}$/.test(below.prices.join());
const opensParenthesis = (words: string): boolean => /\([^)]*$/.test(words);

/** Whether the lighter words beside a name go on in the next line, up to the price. */
const detailsGoOn = (above: Judged, below: Judged, habits: Habits): boolean =>
  above.detail !== '' && !isPriced(above) && isPriced(below) && isLess(below, habits);

/** Whether a line goes on in the next one, of the same style and right below. */
function goesOn(before: Judged | undefined, above: Judged, below: Judged, habits: Habits): boolean {
  if (isNumberOf(above, below)) return above.line.page === below.line.page;
  if (isWordless(below) || above.words === '' || above.line.page !== below.line.page || !isTight(below))
    return false;
  if (detailsGoOn(above, below, habits)) return true;
  if ([above, below].some((one) => isLess(one, habits) || isMore(one, habits))) return false;
  if (opensParenthesis(above.words) && /^[^(]*\)/.test(below.words))
    return !(isPriced(above) && isPriced(below));
  if (!isPriced(above) && isRemark(above.words)) return false;
  if (isInCapitals(above) ? /\p{Ll}/u.test(below.words) : !isPriced(above) && isInCapitals(below))
    return false;
  if (!isPriced(above) && startsLower(above) && !startsLower(below) && !habits.lowerNames) return false;
  if (sizesBeside(above, below) !== null || [above, below].some(({ words }) => isHouseRule(words)))
    return false;
  const afterPriced = before !== undefined && isPriced(before);
  if (above.line.full === true && isPriced(above) && !isPriced(below) && /[,&]$/.test(above.words))
    return true;
  if (OPEN_END.test(above.words) || hasUnitBelow(above.words, below.words))
    return !(isPriced(above) && isPriced(below));
  const isOpen = !isPriced(above) && /[,&]$/.test(above.words);
  // Of a pasted text nothing is known but its words.
  if (above.line.full === undefined)
    return (
      isPriced(below) &&
      (isOpen ||
        (!habits.lowerNames &&
          !habits.below &&
          isPlain(above) &&
          startsLower(below) &&
          isTight(above) &&
          afterPriced &&
          !isPriced(above)))
    );
  if (above.detail !== '' || !(above.line.full || isOpen)) return false;
  if (isPriced(above))
    return !isPriced(below) && habits.pricedFirst && (habits.detailsDiffer || habits.wraps);
  const isDetail = afterPriced && isPriced(below) && habits.pricedFirst && !habits.detailsDiffer;
  if (startsLower(below) && !habits.lowerNames) return !isDetail;
  return isPriced(below) && !(habits.pricedFirst && habits.wraps) && (habits.detailsDiffer || !afterPriced);
}

function joinedWords({ words, line }: Judged, below: string): string {
  if (/\p{L}-$/u.test(words)) return words + below;
  // What parted the name from its price was a part of it.
  const colon = line.parts.find((part) => part.startsWith(words) && /\s?:$/.test(part));
  return `${colon ?? words} ${below}`;
}

/** Names over several lines as one, where the first had no room for more: its price may stand in any of them. */
export function joinWrapped(judged: readonly Judged[], habits: Habits): Judged[] {
  const joined: Judged[] = [];
  for (const one of judged) {
    const above = joined.at(-1);
    if (above === undefined || !goesOn(joined.at(-2), above, one, habits)) {
      joined.push(one);
      continue;
    }
    const words = isNumberOf(above, one) ? one.prices.join() : one.words;
    const isSaid = detailsGoOn(above, one, habits);
    joined[joined.length - 1] = {
      ...above,
      words: isSaid ? above.words : joinedWords(above, words),
      detail: isSaid ? [above.detail, words, one.detail].filter(Boolean).join(' ') : one.detail,
      volume: [above.volume, one.volume].filter(Boolean).join(' '),
      prices: isPriced(above) ? above.prices : one.prices,
      place: isPriced(above) ? above.place : one.place,
      line: { ...above.line, full: one.line.full },
    };
  }
  return joined;
}
