import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { SCOPES } from '@ardoise/domain/projects/scopes.ts';
import type { Alternative, Lookup } from './lookup.ts';
import type { PeopleWords, SoughtPeople } from './people-words.ts';
import { type AskedWord, MOST_BEGUN, type SearchedPerson } from './search.repository.ts';

/** From so many letters on, a word also finds those that begin with it. */
const BEGINNING = 2;
/** From so many on, it is forgiven a wrong letter. */
const FORGIVEN = 3;
const LETTERS = /^[^0-9_]+$/;

const word = (lexeme: string): Alternative => ({ lexeme, prefix: false });
const beginning = (lexeme: string): Alternative => ({ lexeme, prefix: true });
const person = ({ role, name }: SearchedPerson): Alternative => word(`${role}:${name}`);

export function findsBeginnings(asked: string): boolean {
  return [...asked].length >= BEGINNING;
}

/** A wrong letter is forgiven in words, not in numbers. */
export function isForgiven(asked: string): boolean {
  return [...asked].length >= FORGIVEN && LETTERS.test(asked);
}

function saidAs({ stems }: AskedWord): Alternative[] {
  return stems.map((stem) => word(`t:${stem}`));
}

/** What the index says of whose projects this actor sees: their scope is within. */
function scopeGroups(actor: Actor): Lookup {
  return SCOPES[actor.role].flatMap((condition) => {
    if (!('is' in condition)) return [];
    if (condition.is === 'username')
      return [namesOf(actor).map((name) => word(`${condition.column}:${name}`))];
    return condition.is === 'uid' ? [[word(`client:${actor.uid}`)]] : [];
  });
}

/** People of the scope: a dc's projects have no other dc. A client is not told which agency works for them. */
function soughtBy(actor: Actor): SoughtPeople {
  const names = namesOf(actor);
  if (actor.role === 'client') return { roles: ['dc'], names: [] };
  if (actor.role === 'dc') return { roles: ['agence'], names };
  if (actor.role === 'agence') return { roles: ['dc'], names };
  return { roles: ['dc', 'agence'], names: [] };
}

/** 'le bistrot de Paul' is looked for by 'bistrot' and 'Paul', unless there is nothing else to look for. */
function telling(words: readonly AskedWord[]): readonly AskedWord[] {
  const some = words.filter(({ stems }) => stems.length > 0);
  return some.length > 0 ? some : words;
}

/** What was asked, from the strictest reading to the most forgiving one; each finds what those before it find. */
export class SearchLookups {
  readonly #actor: Actor;
  readonly #words: readonly AskedWord[];
  readonly #people: PeopleWords;
  readonly #sought: SoughtPeople;
  /** Who is found by the beginning of each word, once it was asked. */
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

  /** The same with each known beginning by its whole: quicker to look up in the index, slower to compare a row with. */
  #begunByWord(asked: AskedWord): Alternative[] {
    if (!LETTERS.test(asked.word) || asked.begun.length > MOST_BEGUN) return this.#begun(asked);
    return [...new Set([asked.word, ...asked.begun])]
      .flatMap((known) => [word(`n:${known}`), word(`p:${known}`)])
      .concat(findsBeginnings(asked.word) ? this.#personsBeginning(asked.word) : []);
  }

  /** Whose projects this actor sees, as far as the index knows; empty for who sees all. */
  get scope(): Lookup {
    return scopeGroups(this.#actor);
  }

  /** All words stand in the outlet's name or numbers. */
  get named(): Lookup {
    return this.#lookup(this.#words, (asked) => [word(`n:${asked.word}`)]);
  }

  /** All telling words stand in outlet, town or people's names. */
  get exact(): Lookup {
    return this.#lookup(this.words, (asked) => this.#exact(asked));
  }

  /** Or something there begins with them. */
  get begun(): Lookup {
    return this.#lookup(this.words, (asked) => this.#begun(asked));
  }

  /** Or a comment says them. */
  get strict(): Lookup {
    return this.#lookup(this.words, (asked) => [...this.#begun(asked), ...saidAs(asked)]);
  }

  /** What `strict` finds, for the index. */
  get strictInIndex(): Lookup {
    return this.#lookup(this.words, (asked) => [...this.#begunByWord(asked), ...saidAs(asked)]);
  }

  /** Or one letter of each is wrong; for the index. */
  forgiving(near: ReadonlyMap<string, readonly string[]>): Lookup {
    return this.#lookup(this.words, (asked) => [
      ...this.#begunByWord(asked),
      ...saidAs(asked),
      ...(near.get(asked.word) ?? []).flatMap((known) => [word(`n:${known}`), word(`p:${known}`)]),
      ...(isForgiven(asked.word) ? this.#people.near(asked.word, this.#sought).map(person) : []),
    ]);
  }

  /** The words that a hit holds. */
  get words(): readonly AskedWord[] {
    return telling(this.#words);
  }

  /** The words in which a wrong letter is looked for. */
  get forgivenWords(): string[] {
    return this.words.map((asked) => asked.word).filter(isForgiven);
  }
}
