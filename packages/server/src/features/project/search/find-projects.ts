import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../../db/transaction.ts';
import { type Lookup, tsquery } from './lookup.ts';
import { oneLetterApart } from './one-letter-apart.ts';
import { peopleWords } from './people-words.ts';
import {
  findAmongNewest,
  findRanked,
  type Ranking,
  readAskedWords,
  readNearWords,
  type SearchFilter,
} from './search.repository.ts';
import { SearchLookups } from './search-lookups.ts';
import { type WordFrequencies, wordFrequencies } from './word-frequencies.ts';

/** If every word of a lookup is in more projects, it first searches this many of the newest. */
const MANY = 4000;
const NEWEST = { least: 1000, most: 8000 };
/** Candidates per wanted hit: the best rank may be a little older. */
const TO_RANK = 10;
/** A list with so many matches is read in its own order. */
const MANY_IN_A_LIST = 20_000;
/** Maximum of known words that one misspelt word expands to. */
const MOST_NEAR = 60;

/** The parsed query; null where it contains no word. */
export async function readLookups(db: Db, actor: Actor, text: string): Promise<SearchLookups | null> {
  const [words, people] = await Promise.all([readAskedWords(db, text), peopleWords(db)]);
  return words.length === 0 ? null : new SearchLookups(actor, words, people);
}

/** The reading that tolerates one typo per word. */
async function forgivingLookup(db: Db, lookups: SearchLookups): Promise<Lookup> {
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

/** One search: scope, limit, and statistics of the index. */
class Search {
  readonly #db: Db;
  readonly #actor: Actor;
  readonly #lookups: SearchLookups;
  readonly #frequencies: WordFrequencies;
  readonly #ranking: Ranking;
  readonly #limit: number;
  /** Scope condition, if few projects are in it. */
  readonly few: string | null;

  /** @param limit Number of wanted hits. */
  constructor(db: Db, actor: Actor, lookups: SearchLookups, frequencies: WordFrequencies, limit: number) {
    const { scope, named, exact, begun } = lookups;
    this.#db = db;
    this.#actor = actor;
    this.#lookups = lookups;
    this.#frequencies = frequencies;
    this.#ranking = [tsquery(named), tsquery(exact), tsquery(begun)];
    this.#limit = limit;
    this.few = scope.length > 0 && frequencies.estimate(scope) <= MANY ? tsquery(scope) : null;
  }

  /** By the index: ranks all that match. */
  #inIndex(lookup: Lookup): Promise<string[]> {
    const reading = this.#frequencies.readingOf(lookup);
    return findRanked(this.#db, this.#actor, reading, this.#ranking, this.few, this.#limit);
  }

  #amongNewest(lookup: Lookup): Promise<string[]> {
    const { least, most } = NEWEST;
    const enough = this.#frequencies.amongNewest(lookup, TO_RANK * this.#limit);
    const newest = Math.ceil(Math.min(most, Math.max(least, enough)));
    return findAmongNewest(this.#db, this.#actor, tsquery(lookup), this.#ranking, newest, this.#limit);
  }

  #isFrequent(lookup: Lookup): boolean {
    return this.few === null && this.#frequencies.atMost(lookup) > MANY;
  }

  findsMany(lookup: Lookup): boolean {
    return this.few === null && this.#frequencies.estimate(lookup) > MANY_IN_A_LIST;
  }

  /** Frequent words probably occur together among the newest projects, which are quick to scan. */
  async strictly(): Promise<Set<string>> {
    const { named, strict, strictInIndex } = this.#lookups;
    if (!this.#isFrequent(strict)) return new Set(await this.#inIndex(strictInIndex));
    const inNames =
      this.#frequencies.estimate(named) > MANY ? this.#amongNewest(named) : this.#inIndex(named);
    const ids = new Set(await inNames);
    if (ids.size < this.#limit) for (const id of await this.#amongNewest(strict)) ids.add(id);
    if (ids.size < this.#limit) for (const id of await this.#inIndex(strictInIndex)) ids.add(id);
    return ids;
  }

  async forgivingly(lookup: Lookup): Promise<string[]> {
    const newest = this.#isFrequent(lookup) ? await this.#amongNewest(lookup) : [];
    return newest.length < this.#limit ? this.#inIndex(lookup) : newest;
  }
}

/**
 * The best `limit` projects of a scope, by id: matches in the outlet's name or number first, then elsewhere, then
 * prefixes, then comments, then typos; newest first among equals.
 */
export async function findProjects(
  db: Db,
  actor: Actor,
  lookups: SearchLookups,
  limit: number,
): Promise<string[]> {
  const search = new Search(db, actor, lookups, await wordFrequencies(db), limit);
  const ids = await search.strictly();
  if (ids.size < limit)
    for (const id of await search.forgivingly(await forgivingLookup(db, lookups))) ids.add(id);
  return [...ids].slice(0, limit);
}

/**
 * The filter of a list by a text: each word as spelt or, if nothing in scope matches, with one typo. Null for a text
 * without words.
 */
export async function readSearchFilter(db: Db, actor: Actor, text: string): Promise<SearchFilter | null> {
  const lookups = await readLookups(db, actor, text);
  if (lookups === null) return null;
  const frequencies = await wordFrequencies(db);
  const search = new Search(db, actor, lookups, frequencies, 1);
  const isThere = (await search.strictly()).size > 0;
  const lookup = isThere ? lookups.strict : await forgivingLookup(db, lookups);
  return {
    reading: frequencies.readingOf(lookup),
    onRow: tsquery(lookup),
    few: search.few,
    many: search.findsMany(lookup),
  };
}
