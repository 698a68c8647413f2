import { amountsOf } from '../price-text.ts';
import { splitVolume } from '../reading/drink-sizes.ts';
import type { WholeCardLine, WholeCardSection } from '../whole-card.ts';
import { type NamePlace, namePlaces } from './name-places.ts';
import { lettersOf, type ProofText } from './proof-text.ts';

/** How a line of the order stands in a proof, whatever its setting. */
export interface StandingLine extends WholeCardLine {
  section: string;
  /** 'priced': its name is there, its price beside it; 'named': its name alone. */
  standing: 'priced' | 'named' | 'absent';
  /** The amounts beside its name where they are others, in cents. */
  beside: readonly number[];
  /** The titles of the order that it stands below, once or in one of several texts. */
  below: ReadonlySet<string>;
}

/** The letters of a name without its volume, which may stand elsewhere. */
export const nameLetters = (name: string): string => lettersOf(splitVolume(name).nom);

/** Numbers of a detail that may stand between a name and its price: '2 pers.', '300 g'. */
const MOST_OTHERS = 2;

const holds = (amounts: readonly number[], wanted: readonly number[]): boolean =>
  wanted.length === 0 || amounts.some((_, at) => wanted.every((cents, rank) => amounts[at + rank] === cents));

interface Look {
  place: NamePlace;
  after: readonly number[];
  before: readonly number[];
  isBefore: boolean;
  isAfter: boolean;
}

/** The amounts between each name and its neighbours. */
function looksAt(
  text: ProofText,
  places: readonly NamePlace[],
  prices: readonly (readonly number[])[],
): Look[] {
  const edges = [...new Set(places.map(({ from }) => from))];
  return places.flatMap((place) => {
    const wanted = prices[place.name];
    if (wanted === undefined) return [];
    const next = edges.find((from) => from >= place.to) ?? text.letters.length;
    const former = Math.max(0, ...places.map(({ to }) => to).filter((to) => to <= place.from));
    const between = (from: number, to: number) =>
      text.amounts.filter((amount) => amount.from >= from && amount.to <= to).map(({ cents }) => cents);
    const after = between(place.to, next);
    const before = between(former, place.from).slice(-Math.max(1, wanted.length));
    const isBefore = wanted.length > 0 && wanted.every((cents, rank) => before[rank] === cents);
    const near = after.slice(0, wanted.length + MOST_OTHERS);
    return [{ place, after, before, isBefore, isAfter: holds(near, wanted) }];
  });
}

/**
 * A card has its prices on one side of its names: on which one most of them are as ordered. Where all of them rose, the
 * price of a line may be the one that was ordered for the next: then those beside titles tell, the first of a section
 * with a price before it, the last with one behind it.
 */
function arePricesFirst(looks: readonly Look[], titles: readonly NamePlace[]): boolean {
  const count = (is: (look: Look) => boolean) => looks.filter(is).length;
  if (count(({ isBefore }) => isBefore) <= count(({ isAfter }) => isAfter)) return false;
  const places = [...looks.map(({ place }) => place), ...titles].sort((a, b) => a.from - b.from);
  const isTitle = new Set(titles);
  const besideTitle = (look: Look, side: 1 | -1) => {
    const next = places[places.indexOf(look.place) + side];
    return next !== undefined && isTitle.has(next);
  };
  const first = count((look) => besideTitle(look, -1) && look.before.length > 0);
  const behind = count((look) => besideTitle(look, 1) && look.after.length > 0);
  return first >= behind;
}

/** How every line of an order stands in the texts of a proof. */
export function standingLines(
  order: readonly WholeCardSection[],
  texts: readonly ProofText[],
): StandingLine[] {
  const lines = order.flatMap(({ titre, lignes }) => lignes.map((line) => ({ ...line, section: titre })));
  const names = lines.map(({ nom }) => nameLetters(nom));
  const prices = lines.map(({ prix }) => amountsOf(prix));
  const found = lines.map((line) => ({
    ...line,
    standing: 'absent' as StandingLine['standing'],
    beside: [] as readonly number[],
    below: new Set<string>(),
  }));
  for (const text of texts) {
    const places = namePlaces(text.letters, [...names, ...order.map(({ titre }) => lettersOf(titre))]);
    const titles = places.filter(({ name }) => name >= lines.length);
    const looks = looksAt(text, places, prices);
    const isFirst = arePricesFirst(looks, titles);
    for (const { place, ...look } of looks) {
      const line = found[place.name];
      if (line === undefined) continue;
      const title = titles.findLast(({ to }) => to <= place.from);
      line.below.add(title === undefined ? '' : (order[title.name - lines.length]?.titre ?? ''));
      if (isFirst ? look.isBefore : look.isAfter) line.standing = 'priced';
      else if (line.standing === 'absent') {
        line.standing = 'named';
        const wanted = Math.max(1, prices[place.name]?.length ?? 0);
        line.beside = isFirst ? look.before : look.after.slice(0, wanted);
      }
    }
  }
  return found;
}
