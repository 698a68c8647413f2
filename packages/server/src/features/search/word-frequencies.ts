import type { Db } from '../../db/transaction.ts';
import type { Alternative, Lookup } from './lookup.ts';
import { readFrequentWords } from './search.repository.ts';

/** Frequencies change slowly: those of a minute ago tell a common word from a rare one as well. */
const FRESH_MS = 60_000;

/** How often words occur, as PostgreSQL's own statistics say; a word that they do not name is rare. */
export class WordFrequencies {
  readonly #projects: number;
  readonly #frequent: ReadonlyMap<string, number>;

  constructor(projects: number, frequent: ReadonlyMap<string, number>) {
    this.#projects = projects;
    this.#frequent = frequent;
  }

  #of({ lexeme, prefix }: Alternative): number {
    if (!prefix) return this.#frequent.get(lexeme) ?? 0;
    let sum = 0;
    for (const [word, frequency] of this.#frequent) if (word.startsWith(lexeme)) sum += frequency;
    return sum;
  }

  #shares(lookup: Lookup): number[] {
    return lookup.map((group) =>
      Math.min(
        1,
        group.reduce((sum, alternative) => sum + this.#of(alternative), 0),
      ),
    );
  }

  /** About how many projects hold all of it, if its words stand anywhere by chance. */
  estimate(lookup: Lookup): number {
    return this.#shares(lookup).reduce((projects, share) => projects * share, this.#projects);
  }

  /** How many at most: as many as hold its rarest word. */
  atMost(lookup: Lookup): number {
    return this.#projects * Math.min(...this.#shares(lookup));
  }
}

interface Kept {
  readAt: number;
  read: Promise<WordFrequencies>;
}

const kept = new WeakMap<object, Kept>();

/** Read once a minute for each pool of connections. */
export function wordFrequencies(db: Db): Promise<WordFrequencies> {
  const present = kept.get(db);
  if (present !== undefined && Date.now() - present.readAt < FRESH_MS) return present.read;
  const read = readFrequentWords(db).then(
    ({ projects, frequent }) => new WordFrequencies(projects, frequent),
  );
  kept.set(db, { readAt: Date.now(), read });
  // A failed read is told to who waits for it now; the next search reads again.
  read.catch(() => kept.delete(db));
  return read;
}
