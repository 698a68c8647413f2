import type { Db } from '../../db/transaction.ts';
import { foldedWords } from './fold-word.ts';
import { oneLetterApart } from './one-letter-apart.ts';
import { readSearchedPeople, type SearchedPerson } from './search.repository.ts';

/** How long a new or changed name may still not be found. */
const FRESH_MS = 15_000;
/** A name that so many bear finds nobody by itself. */
const MOST_PEOPLE = 300;

/** dcs and agencies by the words of their shown names. */
export class PeopleWords {
  readonly #byWord = new Map<string, SearchedPerson[]>();

  constructor(people: readonly SearchedPerson[]) {
    for (const person of people) {
      for (const word of new Set(foldedWords(person.shown))) {
        const bearers = this.#byWord.get(word);
        if (bearers === undefined) this.#byWord.set(word, [person]);
        else bearers.push(person);
      }
    }
  }

  #where(fits: (word: string) => boolean): SearchedPerson[] {
    const found = new Set<SearchedPerson>();
    for (const [word, people] of this.#byWord) if (fits(word)) for (const person of people) found.add(person);
    return [...found].slice(0, MOST_PEOPLE);
  }

  named(word: string): readonly SearchedPerson[] {
    return (this.#byWord.get(word) ?? []).slice(0, MOST_PEOPLE);
  }

  beginning(prefix: string): readonly SearchedPerson[] {
    return this.#where((word) => word.startsWith(prefix));
  }

  near(word: string): readonly SearchedPerson[] {
    return this.#where((known) => known.length > 2 && oneLetterApart(known, word));
  }
}

interface Kept {
  readAt: number;
  read: Promise<PeopleWords>;
}

const kept = new WeakMap<object, Kept>();

/** Read every quarter of a minute for each pool of connections, as shown names are. */
export function peopleWords(db: Db): Promise<PeopleWords> {
  const present = kept.get(db);
  if (present !== undefined && Date.now() - present.readAt < FRESH_MS) return present.read;
  const read = readSearchedPeople(db).then((people) => new PeopleWords(people));
  kept.set(db, { readAt: Date.now(), read });
  read.catch(() => kept.delete(db));
  return read;
}
