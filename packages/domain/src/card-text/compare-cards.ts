import { plainName } from './plain-name.ts';
import { amountsOf } from './price-text.ts';
import { splitVolume } from './reading/drink-sizes.ts';
import type { WholeCardLine, WholeCardSection } from './whole-card.ts';

/** In the order in which they are told. */
export const DIFFERENCES = [
  'prix différent',
  'prix ajouté',
  'absent',
  'en plus',
  'texte différent',
  'déplacé',
] as const;
export type DifferenceNature = (typeof DIFFERENCES)[number];

/** How a line differs between two cards. */
export interface CardDifference {
  nature: DifferenceNature;
  section: string;
  nom: string;
  /** Price, detail or section of each side; empty where it has none. */
  avant: string;
  apres: string;
}

interface Placed extends WholeCardLine {
  section: string;
  /** Its name without what does not tell one from another, and its volume. */
  key: string;
  size: string;
  price: string;
}

/** '12' is '12,00 €', '5 / 8' is not '8 / 5'; words are compared without case. */
function priceKey(price: string): string {
  const amounts = amountsOf(price);
  return amounts.length > 0 ? amounts.join('/') : plainName(price);
}

/** '12' and '12,00 €' are one price. */
export const isSamePrice = (one: string, other: string): boolean => priceKey(one) === priceKey(other);

function placed(card: readonly WholeCardSection[]): Placed[] {
  return card.flatMap(({ titre, lignes }) =>
    lignes.map((line) => {
      const { nom, volume } = splitVolume(line.nom);
      const size = plainName(line.volume || volume);
      return { ...line, section: titre, key: plainName(nom), size, price: priceKey(line.prix) };
    }),
  );
}

/** What two lines must share to be the same, from the most to the least. */
const TESTS: readonly ((line: Placed) => string)[] = [
  ({ key, size, section, price }) => JSON.stringify([key, size, plainName(section), price]),
  ({ key, size, section }) => JSON.stringify([key, size, plainName(section)]),
  ({ key, size, price }) => JSON.stringify([key, size, price]),
  ({ key, size }) => JSON.stringify([key, size]),
  ({ key, price }) => JSON.stringify([key, price]),
  ({ key }) => key,
];

interface Matching {
  pairs: [Placed, Placed][];
  absent: Placed[];
  added: Placed[];
}

/**
 * Pairs the lines of both cards. Several of one name are told apart by section, then by price; those that are still alike
 * are left out on both sides: nobody can say which one changed.
 */
function matched(before: readonly Placed[], after: readonly Placed[]): Matching {
  const pairs: [Placed, Placed][] = [];
  const [left, right] = [new Set(before), new Set(after)];
  for (const test of TESTS) {
    const others = Map.groupBy(right, test);
    for (const [id, ones] of Map.groupBy(left, test)) {
      const same = others.get(id) ?? [];
      const equal = same.length > 0 && [...ones, ...same].every(({ price }) => price === ones[0]?.price);
      if (same.length === 0 || (!equal && (ones.length > 1 || same.length > 1))) continue;
      for (const [rank, one] of ones.entries()) {
        const other = same[rank];
        if (other === undefined) break;
        pairs.push([one, other]);
        left.delete(one);
        right.delete(other);
      }
    }
  }
  const names = new Set([...right].map(({ key }) => key));
  const doubtful = new Set([...left].map(({ key }) => key).filter((key) => names.has(key)));
  const certain = ({ key }: Placed) => !doubtful.has(key);
  return { pairs, absent: [...left].filter(certain), added: [...right].filter(certain) };
}

function ofPair([one, other]: [Placed, Placed]): CardDifference | null {
  const at = { section: one.section, nom: one.nom || other.nom };
  if (one.price !== other.price)
    return {
      ...at,
      nature: one.prix.trim() === '' ? 'prix ajouté' : 'prix différent',
      avant: one.prix,
      apres: other.prix,
    };
  if (plainName(one.detail) !== plainName(other.detail))
    return { ...at, nature: 'texte différent', avant: one.detail, apres: other.detail };
  return plainName(one.section) === plainName(other.section)
    ? null
    : { ...at, nature: 'déplacé', avant: one.section, apres: other.section };
}

/**
 * How the second card differs from the first. The order of lines within a section is no difference
 * (specification/card-text.md#comparison).
 */
export function compareCards(
  before: readonly WholeCardSection[],
  after: readonly WholeCardSection[],
): CardDifference[] {
  const { pairs, absent, added } = matched(placed(before), placed(after));
  const found: CardDifference[] = [
    ...pairs.flatMap((pair) => ofPair(pair) ?? []),
    ...absent.map(({ section, nom, prix }) => ({
      nature: 'absent' as const,
      section,
      nom,
      avant: prix,
      apres: '',
    })),
    ...added.map(({ section, nom, prix }) => ({
      nature: 'en plus' as const,
      section,
      nom,
      avant: '',
      apres: prix,
    })),
  ];
  return found.sort((a, b) => DIFFERENCES.indexOf(a.nature) - DIFFERENCES.indexOf(b.nature));
}
