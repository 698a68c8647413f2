import type { Db } from '../../../db/transaction.ts';
import { type Alternative, type Lookup, type Reading, tsquery } from './lookup.ts';
import { readFrequentWords } from './search.repository.ts';

/** TTL of the cache: frequencies change slowly. */
const FRESH_MS = 60_000;
/** Below so many rows it is faster to filter them by the other words than to look these up as well. */
const FEW_ROWS = 1000;

/** Frequencies of words, from PostgreSQL's statistics; words not in them are rare. */
export class WordFrequencies {
  readonly #projects: number;
  readonly #frequent: ReadonlyMap<string, number>;
  /** Upper bound for a word not in the statistics. */
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

  /** Estimated number of matches, assuming independent words. */
  estimate(lookup: Lookup): number {
    return this.#shares(lookup).reduce((projects, share) => projects * share, this.#projects);
  }

  /** Upper bound of matches: those of its rarest word. */
  atMost(lookup: Lookup): number {
    return this.#projects * Math.min(...this.#shares(lookup));
  }

  /** Estimated number of newest projects to scan for `wanted` matches. */
  amongNewest(lookup: Lookup, wanted: number): number {
    return (wanted * this.#projects) / this.estimate(lookup);
  }

  /**
   * Selects the rarest words for the index scan, one by one: combined in the index, every row of one is compared with
   * all the others. As soon as few rows are left, the rest is a row filter.
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

/** Cached for a minute per connection pool. */
export function wordFrequencies(db: Db): Promise<WordFrequencies> {
  const present = kept.get(db);
  if (present !== undefined && Date.now() - present.readAt < FRESH_MS) return present.read;
  const read = readFrequentWords(db).then(
    ({ projects, frequent }) => new WordFrequencies(projects, frequent),
  );
  kept.set(db, { readAt: Date.now(), read });
  // A failed read rejects for the current callers; the next search retries.
  read.catch(() => kept.delete(db));
  return read;
}
