import type { Db } from '../../db/transaction.ts';
import { type Alternative, type Lookup, type Reading, tsquery } from './lookup.ts';
import { readFrequentWords } from './search.repository.ts';

/** Frequencies change slowly: those of a minute ago tell a common word from a rare one as well. */
const FRESH_MS = 60_000;
/** Of so few rows it is quicker to ask each for the other words than to look these up as well. */
const FEW_ROWS = 1000;

/** How often words occur, as PostgreSQL's own statistics say; a word that they do not name is rare. */
export class WordFrequencies {
  readonly #projects: number;
  readonly #frequent: ReadonlyMap<string, number>;
  /** What a word that is not named has at most. */
  readonly #rare: number;

  constructor(projects: number, frequent: ReadonlyMap<string, number>) {
    this.#projects = projects;
    this.#frequent = frequent;
    this.#rare = Math.min(1, ...frequent.values());
  }

  #of({ lexeme, prefix }: Alternative): number {
    if (!prefix) return this.#frequent.get(lexeme) ?? 0;
    let sum = 0;
    for (const [word, frequency] of this.#frequent) if (word.startsWith(lexeme)) sum += frequency;
    return sum;
  }

  #shares(lookup: Lookup, least = 0): number[] {
    return lookup.map((group) =>
      Math.min(
        1,
        group.reduce((sum, alternative) => sum + Math.max(least, this.#of(alternative)), 0),
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

  /** About how many of the newest projects hold `wanted` with all of it. */
  amongNewest(lookup: Lookup, wanted: number): number {
    return (wanted * this.#projects) / this.estimate(lookup);
  }

  /**
   * The rarest words in the index, each by itself: together, every row of one is compared with all the others. As soon as
   * they leave few rows, these are asked for the rest.
   */
  readingOf(lookup: Lookup): Reading {
    const groups = this.#shares(lookup, this.#rare)
      .map((share, index) => ({ share, query: tsquery(lookup.slice(index, index + 1)) }))
      .toSorted((one, other) => one.share - other.share);
    const inIndex: string[] = [];
    let rows = this.#projects;
    for (const { share, query } of groups) {
      if (inIndex.length > 0 && rows <= FEW_ROWS) break;
      inIndex.push(query);
      rows *= share;
    }
    const rest = groups.slice(inIndex.length).map(({ query }) => query);
    return { inIndex, onRows: rest.length === 0 ? null : rest.join(' & ') };
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
