import type { Habits } from './habits.ts';
import { isPriced, type Judged } from './judge-line.ts';
import { APART, isInCapitals, isLess, isMore, startsLower } from './looks.ts';
import { isCourse, saysSeveral } from './names-below-titles.ts';
import { isSentence } from './no-dish.ts';

/** Titles that say the price of all dishes below them: 'Pizzas 12 €'. */

const FEWEST = 2;
const FEWEST_PLAIN = 3;

function looksLikeTitle({ line, words }: Judged, habits: Habits): 'certain' | 'likely' | null {
  const one = { line, words } as Judged;
  if (line.heading === true || isMore(one, habits)) return 'certain';
  if (isLess(one, habits)) return null;
  const isOther = (isInCapitals(one) && !habits.capitals) || (line.underlined === true && !habits.underlined);
  const isApart = habits.tight && !habits.below && (line.gapAbove ?? 0) >= APART;
  return isOther || isApart ? 'likely' : null;
}

/** Whether a priced line is the title of the lines without a price below it, up to the next price or title. */
export function isCommonPrice(judged: readonly Judged[], rank: number, habits: Habits): boolean {
  const one = judged[rank] as Judged;
  const look = looksLikeTitle(one, habits);
  if (look === null || one.prices.length !== 1 || !/\d/.test(one.prices[0] ?? '')) return false;
  if (!saysSeveral(one.words)) return false;
  const below: Judged[] = [];
  for (const next of judged.slice(rank + 1)) {
    const nextLook = looksLikeTitle(next, habits);
    if (isPriced(next) || nextLook === 'certain' || nextLook === look) break;
    if (!isLess(next, habits)) below.push(next);
  }
  if (below.some(({ words }) => isCourse(words))) return false;
  const names = below.filter((next) => !startsLower(next) && !isSentence(next.words));
  if (look === 'certain') return names.length >= FEWEST;
  const lists = below.filter(({ words }) => words.includes(',')).length;
  return names.length >= FEWEST_PLAIN && names.length === below.length && lists * 2 < below.length;
}
