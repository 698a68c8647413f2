import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../db/transaction.ts';
import { type Lookup, tsquery } from './lookup.ts';
import { oneLetterApart } from './one-letter-apart.ts';
import { peopleWords } from './people-words.ts';
import {
  findAmongNewest,
  findRanked,
  type Readings,
  readAskedWords,
  readNearWords,
  type SearchFilter,
} from './search.repository.ts';
import { SearchLookups } from './search-lookups.ts';
import { type WordFrequencies, wordFrequencies } from './word-frequencies.ts';

/** A lookup that finds more is answered from the newest projects: so many of them are looked at. */
const MANY = 4000;
const NEWEST = 5000;
/** A list that so many fit is read in its own order. */
const MANY_IN_A_LIST = 20_000;
/** Known words that one misspelt word may stand for. */
const MOST_NEAR = 60;

/** What was asked, understood; null where it holds no word. */
export async function readLookups(db: Db, actor: Actor, text: string): Promise<SearchLookups | null> {
  const [words, people] = await Promise.all([readAskedWords(db, text), peopleWords(db)]);
  return words.length === 0 ? null : new SearchLookups(actor, words, people);
}

/** The reading in which a letter of each word may be wrong. */
export async function forgivingLookup(db: Db, lookups: SearchLookups): Promise<Lookup> {
  const words = lookups.forgivenWords;
  const near = words.length === 0 ? [] : await readNearWords(db, words);
  return lookups.forgiving(
    new Map(
      near.map(({ asked, near: known }) => [
        asked,
        known.filter((word) => oneLetterApart(word, asked)).slice(0, MOST_NEAR),
      ]),
    ),
  );
}

/** One search as it is carried out: for whom, how many, and what is known of the index. */
class Search {
  readonly #db: Db;
  readonly #actor: Actor;
  readonly #frequencies: WordFrequencies;
  /** The scope, where few projects are in it. */
  readonly few: string | null;
  readonly #limit: number;

  /** @param limit How many projects are wanted. */
  constructor(db: Db, actor: Actor, scope: Lookup, frequencies: WordFrequencies, limit: number) {
    this.#db = db;
    this.#actor = actor;
    this.#frequencies = frequencies;
    this.#limit = limit;
    this.few = scope.length > 0 && frequencies.estimate(scope) <= MANY ? tsquery(scope) : null;
  }

  findsMany(lookup: Lookup, many = MANY): boolean {
    return this.few === null && this.#frequencies.estimate(lookup) > many;
  }

  async #ranked(readings: Readings): Promise<string[]> {
    const found = await findRanked(this.#db, this.#actor, readings, this.few, this.#limit);
    return found.map(({ id }) => id);
  }

  /** Projects that one reading alone finds, the newest first. */
  async byOne(lookup: Lookup): Promise<string[]> {
    const reading = tsquery(lookup);
    if (this.findsMany(lookup)) {
      const ids = await findAmongNewest(this.#db, this.#actor, reading, NEWEST, this.#limit);
      if (ids.length === this.#limit) return ids;
    }
    return this.#ranked([reading, reading, reading, reading]);
  }

  async strictly({ named, exact, begun, strict }: SearchLookups): Promise<Set<string>> {
    if (!this.findsMany(strict)) {
      return new Set(await this.#ranked([tsquery(named), tsquery(exact), tsquery(begun), tsquery(strict)]));
    }
    const ids = new Set<string>();
    for (const lookup of [named, exact, begun, strict]) {
      for (const id of await this.byOne(lookup)) ids.add(id);
      if (ids.size >= this.#limit) break;
    }
    return ids;
  }
}

/**
 * The best `limit` projects of a scope for what was asked, by id: what stands in the outlet's name or number first, then
 * elsewhere, then what begins so, then comments, then what is one letter away; the newest first among equals.
 */
export async function findProjects(
  db: Db,
  actor: Actor,
  lookups: SearchLookups,
  limit: number,
): Promise<string[]> {
  const search = new Search(db, actor, lookups.scope, await wordFrequencies(db), limit);
  const ids = await search.strictly(lookups);
  if (ids.size < limit) for (const id of await search.byOne(await forgivingLookup(db, lookups))) ids.add(id);
  return [...ids].slice(0, limit);
}

/**
 * What narrows a list to a text: each word as it is spelt, or, where the scope holds nothing so spelt, with one wrong letter.
 * Null for a text without words.
 */
export async function readSearchFilter(db: Db, actor: Actor, text: string): Promise<SearchFilter | null> {
  const lookups = await readLookups(db, actor, text);
  if (lookups === null) return null;
  const search = new Search(db, actor, lookups.scope, await wordFrequencies(db), 1);
  const { strict } = lookups;
  const isThere = search.findsMany(strict) || (await search.byOne(strict)).length > 0;
  const lookup = isThere ? strict : await forgivingLookup(db, lookups);
  return { reading: tsquery(lookup), few: search.few, many: search.findsMany(lookup, MANY_IN_A_LIST) };
}
