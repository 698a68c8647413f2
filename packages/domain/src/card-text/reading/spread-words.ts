import { isPrice } from '../price-text.ts';
import { endOf, groupsOf, isLeader, type PlacedText, textOf } from './placed-text.ts';

/** Words that a justified line spreads over its width. */

/** So much may its spaces differ, in sizes of the type. */
const ALIKE = 0.05;
const FEWEST = 2;

/** The runs that go on with the words before them in such a line, all as far apart; its price does not. */
export function spreadWords(runs: readonly PlacedText[]): ReadonlySet<PlacedText> {
  const words = groupsOf(runs);
  const gaps = words.slice(1).map(([run], rank) => {
    const before = words[rank]?.at(-1);
    return run === undefined || before === undefined ? 0 : (run.x - endOf(before)) / run.size;
  });
  const isWord = (word: readonly PlacedText[]) =>
    word.every(({ text }) => /^\S+$/.test(text)) && !word.some(isLeader) && !/\d[.,]\d/.test(textOf(word));
  const isSpread =
    gaps.length >= FEWEST &&
    Math.max(...gaps) - Math.min(...gaps) < ALIKE &&
    words.slice(0, -1).every(isWord);
  const last = words.at(-1) ?? [];
  const own = isPrice(last.map(({ text }) => text).join('')) ? words.slice(1, -1) : words.slice(1);
  return new Set(isSpread ? own.map(([first]) => first as PlacedText) : []);
}
