import type { FoundIn, SearchHit } from '@ardoise/domain/contract/search.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { type NameOf, saidArrival } from '../projects/project-head.presenter.ts';
import { foldedWords } from './fold-word.ts';
import { excerptOf, markWords } from './found-words.ts';
import { oneLetterApart } from './one-letter-apart.ts';
import type { AskedWord, HitRow } from './search.repository.ts';
import { findsBeginnings, isForgiven } from './search-lookups.ts';

/** The comment of a hit: its text, and which of its words match the stems. */
export interface FoundComment {
  text: string;
  said: ReadonlySet<string>;
}

interface Field {
  champ: FoundIn['champ'];
  text: string;
}

function fieldsOf(row: HitRow, actor: Actor, nameOf: NameOf): Field[] {
  const numbers = row.num_projet.startsWith(row.n_outlet) ? [row.num_projet] : [row.n_outlet, row.num_projet];
  return [
    { champ: 'pdv', text: row.name_projet },
    ...numbers.map((text) => ({ champ: 'numero' as const, text })),
    { champ: 'ville', text: row.ville },
    { champ: 'client', text: row.client_name },
    { champ: 'dc', text: nameOf(row.dc) },
    ...(actor.role === 'client' ? [] : [{ champ: 'agence' as const, text: nameOf(row.agence) }]),
  ];
}

function fitsStrictly(folded: string, { word }: AskedWord): boolean {
  return folded === word || (findsBeginnings(word) && folded.startsWith(word));
}

function fitsNearly(folded: string, { word }: AskedWord): boolean {
  return isForgiven(word) && oneLetterApart(folded, word);
}

/** Words without a match in the row's fields: they match a comment, or with a typo. */
export function wordsNotInFields(
  row: HitRow,
  words: readonly AskedWord[],
  actor: Actor,
  nameOf: NameOf,
): AskedWord[] {
  const folded = fieldsOf(row, actor, nameOf).flatMap(({ text }) => foldedWords(text));
  return words.filter((word) => !folded.some((known) => fitsStrictly(known, word)));
}

/** Where a row matched: fields in fixed order, then a comment, then typos. */
function foundIn(
  row: HitRow,
  words: readonly AskedWord[],
  comment: FoundComment | undefined,
  actor: Actor,
  nameOf: NameOf,
): FoundIn[] {
  const elsewhere = wordsNotInFields(row, words, actor, nameOf);
  const near = comment === undefined ? elsewhere : [];
  const fits = (folded: string) =>
    words.some((word) => fitsStrictly(folded, word)) || near.some((word) => fitsNearly(folded, word));
  const fields = fieldsOf(row, actor, nameOf).flatMap(({ champ, text }) => {
    const texte = markWords(text, fits);
    return texte === null ? [] : [{ champ, texte }];
  });
  const excerpt =
    comment === undefined ? null : excerptOf(comment.text, (folded) => comment.said.has(folded));
  return excerpt === null ? fields : [...fields, { champ: 'commentaire', texte: excerpt }];
}

/** A hit, for the reply. */
export function presentHit(
  row: HitRow,
  words: readonly AskedWord[],
  comment: FoundComment | undefined,
  actor: Actor,
  nameOf: NameOf,
): SearchHit {
  return {
    _id: { $oid: row.id },
    nameProjet: row.name_projet,
    nOutlet: row.n_outlet,
    numProjet: row.num_projet,
    ville: row.ville,
    nomClient: row.client_name,
    type: row.type,
    typeProjet: row.type_projet,
    statut: row.statut,
    nomDc: nameOf(row.dc),
    nomAgence: actor.role === 'client' ? '' : nameOf(row.agence),
    t_update: row.t_update,
    arrivee: saidArrival(row, actor.role, parisDay(new Date()))?.mots ?? null,
    trouve: foundIn(row, words, comment, actor, nameOf),
  };
}
