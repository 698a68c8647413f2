import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../db/transaction.ts';
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

/** A lookup whose every word more projects hold is first answered from the newest: so many of them are looked at. */
const MANY = 4000;
const NEWEST = { least: 1000, most: 8000 };
/** So many times more are looked at than are wanted: what ranks first may stand a little further back. */
const TO_RANK = 10;
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

/** One search as it is carried out: for whom, how many, and what is known of the index. */
class Search {
  readonly #db: Db;
  readonly #actor: Actor;
  readonly #lookups: SearchLookups;
  readonly #frequencies: WordFrequencies;
  readonly #ranking: Ranking;
  readonly #limit: number;
  /** The scope, where few projects are in it. */
  readonly few: string | null;

  /** @param limit How many projects are wanted. */
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

  /** From the index: all that it finds are looked at. */
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

  /** Frequent words may well stand together among the newest projects, which are quickly looked through. */
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
 * The best `limit` projects of a scope for what was asked, by id: what stands in the outlet's name or number first, then
 * elsewhere, then what begins so, then comments, then what is one letter away; the newest first among equals.
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
 * What narrows a list to a text: each word as it is spelt, or, where the scope holds nothing so spelt, with one wrong letter.
 * Null for a text without words.
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
