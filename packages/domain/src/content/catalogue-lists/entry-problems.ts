import type { FieldError } from '../../base/errors.ts';
import { cutText } from '../../base/words/cut-text.ts';
import { CATALOGUE_LISTS, type CatalogueList } from '../../catalogue/catalogue-lists.ts';
import { drinkFullName } from '../../catalogue/drink.ts';
import { answerAt, withAnswer } from '../../wizards/answer-at.ts';
import { fieldProblems } from '../../wizards/fields/field-problems.ts';
import type { EntryField, EntryItem } from './entry-list.ts';
import { ENTRY_LISTS } from './entry-lists.ts';
import { nameOf } from './entry-words.ts';

/** Maximum of characters in the slug of a name: an entry's id has 80, and a number may follow. */
const LONGEST_SLUG = 70;

/** An id from a name: 'Cola cerise Boîte 33 cl' is `cola-cerise-boite-33-cl`. `entree` where no letter is left. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  const slug = plain.replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST_SLUG);
  return slug.replace(/^-+|-+$/g, '') || 'entree';
}

/** Empty text and empty groups are left out of what the schema has as optional. */
function withoutBlanks(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .map(([key, inner]) => [key, withoutBlanks(inner)] as const)
    .filter(([, inner]) => inner !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/**
 * The item as it is stored: texts trimmed, its look without what is blank, derived fields computed. `rank` is its place
 * in its family, from 0.
 */
export function completeItem(list: CatalogueList, id: string, item: EntryItem, rank: number): EntryItem {
  const { field_apercu: look, ...told } = item;
  const texts = Object.fromEntries(Object.entries(told).map(([key, value]) => [key, trimmed(value)]));
  const apercu = withoutBlanks(look);
  const complete = {
    ...texts,
    id,
    ...Object.fromEntries(
      ENTRY_LISTS[list].pictures.map(({ path }) => [path, String(answerAt(texts, path) ?? '')]),
    ),
    ...(list === 'articles' ? { path: String(texts.path ?? '') } : {}),
    ...(apercu === undefined ? {} : { field_apercu: apercu }),
  };
  if (list !== 'boissons') return complete;
  const names = {
    name_1: String(texts.name_1 ?? ''),
    field_gamme_format_boissons: String(texts.field_gamme_format_boissons ?? ''),
  };
  return { ...complete, weight_children: rank, fullName: cutText(drinkFullName(names), 120) };
}

/** Unticked flags are false; an amount typed '0,5' is a number. */
function withTypes(list: CatalogueList, item: EntryItem): EntryItem {
  const fields = ENTRY_LISTS[list].groups.flatMap((group) => group.fields);
  return fields.reduce<EntryItem>((typed, { path, kind }) => {
    const value = answerAt(typed, path);
    if (kind === 'tick') return withAnswer(typed, path, value === true);
    if (kind !== 'amount' || typeof value !== 'string' || value.trim() === '') return typed;
    const amount = Number(value.replace(',', '.'));
    return Number.isNaN(amount) ? typed : withAnswer(typed, path, amount);
  }, item);
}

/** The item with its fields' texts and ticks; the schema judges any other type. */
function asTyped(list: CatalogueList, item: EntryItem): EntryItem {
  const fields = ENTRY_LISTS[list].groups.flatMap((group) => group.fields);
  return fields.reduce<EntryItem>((typed, { path, kind }) => {
    const value = answerAt(typed, path);
    if (value === undefined || kind === 'tick' || typeof value === 'string') return typed;
    return withAnswer(typed, path, typeof value === 'number' ? String(value) : undefined);
  }, item);
}

const UNKNOWN = 'Valeur mal formée';

/** Control characters, but the ends of lines of a long text; and what turns the direction of the text behind it. */
const INVISIBLE = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

/** Problems of a typed or pasted text, in any field. */
function textProblems(field: EntryField, item: EntryItem): FieldError[] {
  const text = answerAt(item, field.path);
  if (typeof text !== 'string' || text === '') return [];
  const told = (what: string) => [{ chemin: field.path, message: `${field.label}\u00a0: ${what}` }];
  const lines = field.kind === 'long-text' ? text.replace(/\r\n/g, '\n') : text.replace(/\n/g, '\t');
  // Of zero width alone it would have no name on any screen.
  if (INVISIBLE.test(lines) || text.replace(/[\p{Cf}\s]/gu, '') === '')
    return told('un caractère invisible s’y trouve, retapez-le.');
  const length = 'length' in field ? field.length : undefined;
  return length !== undefined && text.length > length ? told(`${length} caractères au plus.`) : [];
}

/**
 * What is wrong with an entry, at its fields: those of its declaration first, then what its schema says. `item` is
 * complete (`completeItem`).
 */
export function entryProblems(list: CatalogueList, item: EntryItem): FieldError[] {
  const { groups } = ENTRY_LISTS[list];
  const told = fieldProblems(groups, asTyped(list, item), {});
  const ofTexts = groups.flatMap(({ fields }) => fields.flatMap((field) => textProblems(field, item)));
  const problems = [...told, ...ofTexts.filter(({ chemin }) => told.every((one) => one.chemin !== chemin))];
  if (problems.length > 0) return problems;
  const parsed = CATALOGUE_LISTS[list].safeParse(item);
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path }) => ({ chemin: path.join('.'), message: UNKNOWN }));
}

/** What is sent of an entry, ready to check and to store: its flags, its look, its derived fields. */
export function preparedItem(list: CatalogueList, id: string, item: EntryItem, rank: number): EntryItem {
  return completeItem(list, id, withTypes(list, item), rank);
}

/** The slug of an item's name, with a drink's format. */
export function slugOfItem(list: CatalogueList, item: EntryItem): string {
  const format = list === 'boissons' ? ` ${String(item.field_gamme_format_boissons ?? '')}` : '';
  return slugOf(`${nameOf(list, item)}${format}`);
}
