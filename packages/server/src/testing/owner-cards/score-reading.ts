import type { ReadSection } from '@ardoise/domain/card-text/reading/read-section.ts';
import type { TrueRow } from './truth.ts';

/** How well a card was read, line by line. */
export interface ReadingScore {
  all: number;
  /** Name and price as on the card. */
  exact: number;
  /** Of the exact ones, those under their title. */
  placed: number;
  /** Lines of the card that were not read exactly. */
  missing: string[];
  /** Read with a name of the card and the price of another line. */
  mispriced: string[];
  /** Read where the card has no such line. */
  invented: string[];
}

type Row = Pick<TrueRow, 'nom' | 'prix'>;
const key = ({ nom, prix }: Row) => `${nom} | ${prix}`;
const wordsOf = (text: string) => new Set(text.toLocaleLowerCase('fr').match(/\p{L}{3,}/gu));

/** Half of the words of one name stand in the other. */
function isAlike(one: string, other: string): boolean {
  const [few, many] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.size - b.size) as [
    Set<string>,
    Set<string>,
  ];
  return few.size > 0 && [...few].filter((word) => many.has(word)).length * 2 >= few.size;
}

export function scoreReading(truth: readonly TrueRow[], sections: readonly ReadSection[]): ReadingScore {
  const left = sections.flatMap(({ titre, lignes }) => lignes.map(({ nom, prix }) => ({ titre, nom, prix })));
  const score: ReadingScore = {
    all: truth.length,
    exact: 0,
    placed: 0,
    missing: [],
    mispriced: [],
    invented: [],
  };
  const missing: TrueRow[] = [];
  for (const row of truth) {
    const same = (other: TrueRow) => key(other) === key(row);
    const under = (other: TrueRow) =>
      other.titre.toLocaleLowerCase('fr') === row.titre.toLocaleLowerCase('fr');
    const best = left.findIndex((other) => same(other) && under(other));
    const found = best >= 0 ? best : left.findIndex(same);
    if (found < 0) {
      missing.push(row);
      continue;
    }
    score.exact += 1;
    if (best >= 0) score.placed += 1;
    left.splice(found, 1);
  }
  score.missing = missing.map(key);
  for (const row of left) {
    const alike = missing.filter(({ nom }) => isAlike(nom, row.nom));
    if (alike.some(({ prix }) => prix === row.prix) || (row.prix === '' && alike.length > 0)) continue;
    if (truth.some(({ nom }) => nom === row.nom) || alike.length > 0) score.mispriced.push(key(row));
    else score.invented.push(key(row));
  }
  return score;
}
