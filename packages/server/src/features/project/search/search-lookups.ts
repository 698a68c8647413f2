import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { SCOPES } from '@ardoise/domain/rules/scopes.ts';
import type { Alternative, Lookup } from './lookup.ts';
import type { PeopleWords, SoughtPeople } from './people-words.ts';
import { type AskedWord, MOST_BEGUN, type SearchedPerson } from './search.repository.ts';

/** Minimum length of a word for prefix matches. */
const BEGINNING = 2;
/** Minimum length of a word for typo tolerance. */
const FORGIVEN = 3;
const LETTERS = /^[^0-9_]+$/;

const word = (lexeme: string): Alternative => ({ lexeme, prefix: false });
const beginning = (lexeme: string): Alternative => ({ lexeme, prefix: true });
const person = ({ role, name }: SearchedPerson): Alternative => word(`${role}:${name}`);

export function findsBeginnings(asked: string): boolean {
  return [...asked].length >= BEGINNING;
}

/** Typos are tolerated in words, not in numbers. */
export function isForgiven(asked: string): boolean {
  return [...asked].length >= FORGIVEN && LETTERS.test(asked);
}

function saidAs({ stems }: AskedWord): Alternative[] {
  return stems.map((stem) => word(`t:${stem}`));
}

/** The actor's scope as words of the index; a superset of the scope condition. */
function scopeGroups(actor: Actor): Lookup {
  return SCOPES[actor.role].flatMap((condition) => {
    if (!('is' in condition)) return [];
    if (condition.is === 'username')
      return [namesOf(actor).map((name) => word(`${condition.column}:${name}`))];
    return condition.is === 'uid' ? [[word(`client:${actor.uid}`)]] : [];
  });
}

/** People of the scope: a dc's projects have no other dc. A client's agency is not disclosed to them. */
function soughtBy(actor: Actor): SoughtPeople {
  const names = namesOf(actor);
  if (actor.role === 'client') return { roles: ['dc'], names: [] };
  if (actor.role === 'dc') return { roles: ['agence'], names };
  if (actor.role === 'agence') return { roles: ['dc'], names };
  return { roles: ['dc', 'agence'], names: [] };
}

/** Drops stop words: 'le bistrot de Paul' searches 'bistrot' and 'Paul', unless only stop words are left. */
function telling(words: readonly AskedWord[]): readonly AskedWord[] {
  const some = words.filter(({ stems }) => stems.length > 0);
  return some.length > 0 ? some : words;
}

/** The query from the strictest to the most tolerant reading; each includes the matches of those before. */
export class SearchLookups {
  readonly #actor: Actor;
  readonly #words: readonly AskedWord[];
  readonly #people: PeopleWords;
  readonly #sought: SoughtPeople;
  /** Cache of people by prefixes of each word. */
  readonly #begunNames = new Map<string, Alternative[]>();

  constructor(actor: Actor, words: readonly AskedWord[], people: PeopleWords) {
    this.#actor = actor;
    this.#words = words;
    this.#people = people;
    this.#sought = soughtBy(actor);
  }

  #personsBeginning(asked: string): Alternative[] {
    const known = this.#begunNames.get(asked);
    if (known !== undefined) return known;
    const persons = this.#people.beginning(asked, this.#sought).map(person);
    this.#begunNames.set(asked, persons);
    return persons;
  }

  #lookup(words: readonly AskedWord[], alternatives: (asked: AskedWord) => Alternative[]): Lookup {
    return [...scopeGroups(this.#actor), ...words.map(alternatives)];
  }

  #exact({ word: asked }: AskedWord): Alternative[] {
    return [word(`n:${asked}`), word(`p:${asked}`), ...this.#people.named(asked, this.#sought).map(person)];
  }

  #begun(asked: AskedWord): Alternative[] {
    if (!findsBeginnings(asked.word)) return this.#exact(asked);
    return [
      beginning(`n:${asked.word}`),
      beginning(`p:${asked.word}`),
      ...this.#personsBeginning(asked.word),
    ];
  }

  /** The same with each known prefix expanded to complete words: faster in the index, slower on a row. */
  #begunByWord(asked: AskedWord): Alternative[] {
    if (!LETTERS.test(asked.word) || asked.begun.length > MOST_BEGUN) return this.#begun(asked);
    return [...new Set([asked.word, ...asked.begun])]
      .flatMap((known) => [word(`n:${known}`), word(`p:${known}`)])
      .concat(findsBeginnings(asked.word) ? this.#personsBeginning(asked.word) : []);
  }

  /** The scope as words of the index; empty if unlimited. */
  get scope(): Lookup {
    return scopeGroups(this.#actor);
  }

  /** All words match the outlet's name or numbers. */
  get named(): Lookup {
    return this.#lookup(this.#words, (asked) => [word(`n:${asked.word}`)]);
  }

  /** All significant words match outlet, town or people's names. */
  get exact(): Lookup {
    return this.#lookup(this.words, (asked) => this.#exact(asked));
  }

  /** Or are prefixes there. */
  get begun(): Lookup {
    return this.#lookup(this.words, (asked) => this.#begun(asked));
  }

  /** Or match a comment. */
  get strict(): Lookup {
    return this.#lookup(this.words, (asked) => [...this.#begun(asked), ...saidAs(asked)]);
  }

  /** The matches of `strict`, for the index. */
  get strictInIndex(): Lookup {
    return this.#lookup(this.words, (asked) => [...this.#begunByWord(asked), ...saidAs(asked)]);
  }

  /** Or match with one typo each; for the index. */
  forgiving(near: ReadonlyMap<string, readonly string[]>): Lookup {
    return this.#lookup(this.words, (asked) => [
      ...this.#begunByWord(asked),
      ...saidAs(asked),
      ...(near.get(asked.word) ?? []).flatMap((known) => [word(`n:${known}`), word(`p:${known}`)]),
      ...(isForgiven(asked.word) ? this.#people.near(asked.word, this.#sought).map(person) : []),
    ]);
  }

  /** The words to mark in a hit. */
  get words(): readonly AskedWord[] {
    return telling(this.#words);
  }

  /** The words to which typo tolerance applies. */
  get forgivenWords(): string[] {
    return this.words.map((asked) => asked.word).filter(isForgiven);
  }
}
