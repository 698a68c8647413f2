import type { Db } from '../../../db/transaction.ts';
import { foldedWords } from './fold-word.ts';
import { oneLetterApart } from './one-letter-apart.ts';
import { readSearchedPeople, type SearchedPerson } from './search.repository.ts';

/** TTL of the cache: a new or changed name may not be found before. */
const FRESH_MS = 15_000;
/** A name of so many people is not selective enough by itself. */
const MOST_PEOPLE = 300;

type Searched = SearchedPerson['role'];

/** The people whose names a search matches: everybody of these roles, and these persons. */
export interface SoughtPeople {
  roles: readonly Searched[];
  names: readonly string[];
}

interface Named {
  person: SearchedPerson;
  words: ReadonlySet<string>;
}

/** dcs and agencies by the words of their display names. */
export class PeopleWords {
  readonly #byWord: Record<Searched, Map<string, SearchedPerson[]>> = { dc: new Map(), agence: new Map() };
  readonly #byName = new Map<string, Named>();

  constructor(people: readonly SearchedPerson[]) {
    for (const person of people) {
      const words = new Set(foldedWords(person.shown));
      this.#byName.set(person.name, { person, words });
      const byWord = this.#byWord[person.role];
      for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), person]);
    }
  }

  #among({ names }: SoughtPeople, fits: (word: string) => boolean): SearchedPerson[] {
    const known = names.map((name) => this.#byName.get(name)).filter((named) => named !== undefined);
    return known.filter(({ words }) => [...words].some(fits)).map(({ person }) => person);
  }

  #where(sought: SoughtPeople, fits: (word: string) => boolean): SearchedPerson[] {
    const found = new Set(this.#among(sought, fits));
    for (const role of sought.roles)
      for (const [word, people] of this.#byWord[role])
        if (fits(word)) for (const person of people) found.add(person);
    return [...found].slice(0, MOST_PEOPLE);
  }

  named(word: string, sought: SoughtPeople): readonly SearchedPerson[] {
    const bearers = sought.roles.flatMap((role) => this.#byWord[role].get(word) ?? []);
    return [...this.#among(sought, (known) => known === word), ...bearers].slice(0, MOST_PEOPLE);
  }

  beginning(prefix: string, sought: SoughtPeople): readonly SearchedPerson[] {
    return this.#where(sought, (word) => word.startsWith(prefix));
  }

  near(word: string, sought: SoughtPeople): readonly SearchedPerson[] {
    return this.#where(sought, (known) => known.length > 2 && oneLetterApart(known, word));
  }
}

interface Kept {
  readAt: number;
  read: Promise<PeopleWords>;
}

const kept = new WeakMap<object, Kept>();

/** Cached for a quarter of a minute per connection pool, like display names. */
export function peopleWords(db: Db): Promise<PeopleWords> {
  const present = kept.get(db);
  if (present !== undefined && Date.now() - present.readAt < FRESH_MS) return present.read;
  const read = readSearchedPeople(db).then((people) => new PeopleWords(people));
  kept.set(db, { readAt: Date.now(), read });
  read.catch(() => kept.delete(db));
  return read;
}
