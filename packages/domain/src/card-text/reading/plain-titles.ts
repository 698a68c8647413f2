import { isPriced, isWordless, type Judged } from './judge-line.ts';
import { isHouseRule, isSentence } from './no-dish.ts';
import type { ReadLine } from './read-line.ts';

/** Titles that only their place tells: alone between priced lines, in a card that shows its titles in no other way. */

const FEWEST = 2;
/** So many priced lines stand below each of them. */
const DISHES = 3;
const LONGEST = 40;

const isNamed = (one: Judged | undefined): boolean => one !== undefined && isPriced(one) && !isWordless(one);

const looksLikeTitle = ({ words, line }: Judged): boolean =>
  line.full !== true &&
  line.blank !== true &&
  words.length <= LONGEST &&
  /^\P{Ll}*\p{Lu}/u.test(words) &&
  !/[,;.()]/.test(words) &&
  !isSentence(words) &&
  !isHouseRule(words);

/** The titles of such a card; none where other lines without a price stand between its priced ones. */
export function plainTitles(
  judged: readonly Judged[],
  isTold: (one: Judged) => boolean,
): ReadonlySet<ReadLine> {
  const [first, last] = [judged.findIndex(isPriced), judged.findLastIndex(isPriced)];
  const said = judged.slice(Math.max(first, 0), last).filter((one) => !isPriced(one));
  const isAlone = (one: Judged): boolean => {
    const rank = judged.indexOf(one);
    return [judged[rank - 1], judged[rank + 1], judged[rank + 2]].every(isNamed);
  };
  const isTitle = (one: Judged): boolean => looksLikeTitle(one) && isAlone(one);
  const enough = said.length >= FEWEST && judged.filter(isNamed).length >= said.length * DISHES;
  const found = enough && said.every((one) => !isTold(one) && isTitle(one));
  return new Set(found ? said.map(({ line }) => line) : []);
}
