import { isPriced, type Judged } from './judge-line.ts';
import { isMore, looksSaid, styleOf } from './looks.ts';
import { isSentence } from './no-dish.ts';

/** Cards whose titles say the prices of their dishes: names are what stands below, not what has a price. */

/** Words of several dishes, in French or Italian; the price of a menu is its own, and no dish of it has that price. */
const SEVERAL = /(?<!\p{L})(?:\p{L}{3,}[sx]|pizze|panini|antipasti|dolci|primi|secondi)(?!\p{L})/iu;
const MENU =
  /(?<!\p{L})(?:menus?|formules?|brunchs?|plateaux?|assiettes?|planches?|plats?|suppl\p{L}*|extras?)(?!\p{L})/iu;
/** What parts the courses of a menu. */
const COURSE = /^(?:ou|et|puis|entr[ée]es?|plats?|desserts?|fromages?|boissons?|au choix|\W+)\s*:?$/iu;

export const saysSeveral = (words: string): boolean => SEVERAL.test(words) && !MENU.test(words);
export const isCourse = (words: string): boolean => COURSE.test(words);

/** A list of one title, and of each on an average. */
const FEWEST = 2;
const FEWEST_EACH = 3;
const FEWEST_TITLES = 2;
/** Titles with prices are most of the priced lines that are not written as names. */
const MOST_TITLES = 0.7;

/** The lines without a price below a larger or heavier one, where they are a list of names in one style. */
function listBelow(judged: readonly Judged[], rank: number): readonly Judged[] {
  const end = judged.findIndex((next, at) => at > rank && isPriced(next));
  const below = judged.slice(rank + 1, end < 0 ? judged.length : end);
  const [first] = below;
  const title = judged[rank] as Judged;
  if (first === undefined || !saysSeveral(title.words)) return [];
  const { size, bold, italic } = first.line;
  const own = below.filter(({ line }) => styleOf(line) === styleOf(first.line));
  const isList = own.every((one) => !looksSaid(one) && !isSentence(one.words) && !isCourse(one.words));
  return isList && isMore(title, { size, bold: bold === true, italic: italic === true }) ? own : [];
}

/** The names of a card whose titles say their prices, larger or heavier than they are; none of other cards. */
export function namesBelowTitles(judged: readonly Judged[]): Judged[] {
  const lists = new Map(
    judged.flatMap((one, rank) => {
      const list = isPriced(one) ? listBelow(judged, rank) : [];
      return list.length >= FEWEST ? [[one, list]] : [];
    }),
  );
  const names = [...lists.values()].flat();
  const style = names[0] && styleOf(names[0].line);
  const others = judged.filter((one) => isPriced(one) && styleOf(one.line) !== style);
  const isHabit =
    lists.size >= FEWEST_TITLES &&
    lists.size >= others.length * MOST_TITLES &&
    names.length >= lists.size * FEWEST_EACH;
  return isHabit ? names : [];
}
