import { withoutFrame } from './card-frame.ts';
import { CardReader } from './card-reader.ts';
import { splitColons } from './colon-details.ts';
import { doubtFarPrices } from './far-prices.ts';
import { habitsOf } from './habits.ts';
import { joinPricedDetails, joinWrapped } from './join-lines.ts';
import type { Judged } from './judge-line.ts';
import { judgeLines } from './judge-lines.ts';
import { splitLighterWords } from './lighter-words.ts';
import { isHouseRule, isNeverDish } from './no-dish.ts';
import { type ReadLine, wordsOf } from './read-line.ts';
import type { ReadSection } from './read-section.ts';
import { joinBrokenPrices, splitJoinedLine, splitListedLine } from './split-line.ts';
import { splitRepeatedTitles, splitTitledLine } from './titles-in-lines.ts';

/** In letters: more is a text, and no line of a card. */
const LONGEST_LINE = 1_000;

/** Words such as 'sur demande' are no price of a rule of the house. */
const isRuleWithPrice = ({ words, prices }: Judged): boolean =>
  prices.length > 0 && !/\d/.test(prices.join('')) && isHouseRule(words);

/**
 * The sections and lines of a card. Pure, and invents nothing: every word and price stands in the lines that were read.
 */
export function readCard(lines: readonly ReadLine[]): ReadSection[] {
  const kept = splitRepeatedTitles(joinBrokenPrices(splitLighterWords(lines)))
    .filter(({ parts }) => parts.reduce((sum, part) => sum + part.length, 0) <= LONGEST_LINE)
    .flatMap(splitTitledLine)
    .flatMap(splitJoinedLine)
    .flatMap(splitListedLine)
    .filter((line) => /[\p{L}\d]/u.test(wordsOf(line)) && !isNeverDish(wordsOf(line)));
  const judged = joinPricedDetails(splitColons(judgeLines(kept)).filter((one) => !isRuleWithPrice(one)));
  const habits = habitsOf(judged);
  const sections = withoutFrame(new CardReader(habits).read(joinWrapped(judged, habits)));
  for (const section of sections) doubtFarPrices(section);
  return sections;
}
