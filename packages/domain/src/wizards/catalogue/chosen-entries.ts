import type { CatalogueList } from '../../catalogue/catalogue-lists.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import { answerAt, withAnswer } from '../answer-at.ts';
import { type ChoiceKey, keyById, keyByName } from './choice-keys.ts';
import type { ChoicePlace } from './choice-places.ts';
import { copyOf, type EntryOf, withWrittenName } from './copied-choice.ts';

type Copy = Readonly<Record<string, unknown>>;
type Drinks = Readonly<Record<string, Readonly<Record<string, Copy>>>>;

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Expands a path with `*` to the paths of the document. */
function pathsOf(document: unknown, path: string): string[] {
  const star = path.indexOf('*');
  if (star === -1) return answerAt(document, path) === undefined ? [] : [path];
  const list = path.slice(0, star - 1);
  const items = answerAt(document, list);
  return isTree(items)
    ? Object.keys(items).flatMap((key) => pathsOf(document, `${list}.${key}${path.slice(star + 1)}`))
    : [];
}

const idOf = (copy: unknown) => (isTree(copy) && typeof copy.id === 'string' ? copy.id : '');
const nameIn = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The ids, or the names, that a place has chosen. */
function chosenAt({ lists, shape, none }: ChoicePlace, value: unknown): ChoiceKey[] {
  const byId = (ids: readonly string[]) =>
    lists.flatMap((list) => ids.filter(Boolean).map((id) => keyById(list, id)));
  const byName = (name: string) => (name === '' ? [] : lists.map((list) => keyByName(list, name)));
  if (shape === 'name') return byName(nameIn(value));
  if (shape === 'board') return byName(nameIn(isTree(value) ? value.name : undefined));
  if (shape === 'copy') return byId([idOf(value)]);
  const copies = isTree(value) ? Object.values(value) : [];
  if (shape === 'copies') return byId(copies.map(idOf).filter((id) => id !== none));
  return byId(copies.flatMap((family) => (isTree(family) ? Object.values(family).map(idOf) : [])));
}

/** Every entry of the catalogue that a document has chosen at these places, each once. */
export function chosenEntries(places: readonly ChoicePlace[], document: ProjectDocument): ChoiceKey[] {
  const chosen = places.flatMap((place) =>
    pathsOf(document, place.path).flatMap((path) => chosenAt(place, answerAt(document, path))),
  );
  return [...new Set(chosen)];
}

/** The entry that takes the place of another (or its own, renamed), by the key of the former. */
export type Successors = ReadonlyMap<ChoiceKey, EntryOf>;

function successorOf(lists: readonly CatalogueList[], id: string, to: Successors): EntryOf | undefined {
  return lists.map((list) => to.get(keyById(list, id))).find((entry) => entry !== undefined);
}

/** A map of copies with successors in place, each once: an entry chosen beside its successor is dropped. */
function withCopies(copies: Readonly<Record<string, Copy>>, lists: readonly CatalogueList[], to: Successors) {
  return Object.fromEntries(
    Object.entries(copies).map(([key, copy]) => {
      const entry = successorOf(lists, idOf(copy), to);
      return entry === undefined ? [key, copy] : [entry.item.id, copyOf(entry, copy)];
    }),
  );
}

function withDrinks(drinks: Drinks, to: Successors): Drinks {
  const families: Record<string, Record<string, Copy>> = {};
  for (const [family, members] of Object.entries(drinks))
    for (const [key, copy] of Object.entries(members)) {
      const entry = successorOf(['boissons'], idOf(copy), to);
      const place = entry === undefined ? family : String(entry.item.name);
      families[place] = {
        ...families[place],
        [entry === undefined ? key : entry.item.id]: entry === undefined ? copy : copyOf(entry, copy),
      };
    }
  return families;
}

function changedAt(place: ChoicePlace, value: unknown, to: Successors): unknown {
  const { lists, shape } = place;
  if (!chosenAt(place, value).some((key) => to.has(key))) return value;
  if (shape === 'drinks') return withDrinks(value as Drinks, to);
  if (shape === 'copies') return withCopies(value as Record<string, Copy>, lists, to);
  if (shape === 'copy') {
    const entry = successorOf(lists, idOf(value), to);
    return entry === undefined ? value : copyOf(entry, value as Copy);
  }
  const name = nameIn(shape === 'name' ? value : (value as Copy).name);
  const entry = lists.map((list) => to.get(keyByName(list, name))).find((found) => found !== undefined);
  if (entry === undefined) return value;
  return shape === 'name' ? entry.item.name : copyOf(entry, value as Copy);
}

/**
 * The document with other entries in place of those it chose: a renamed or re-pictured one in place of itself, or what
 * head office replaced it with. What else was answered stays.
 */
export function withSuccessors(
  places: readonly ChoicePlace[],
  document: ProjectDocument,
  successors: Successors,
): ProjectDocument {
  let changed: ProjectDocument = document;
  for (const place of places)
    for (const path of pathsOf(changed, place.path)) {
      const value = answerAt(changed, path);
      const next = changedAt(place, value, successors);
      if (next === value) continue;
      changed = withWrittenName(withAnswer(changed, path, next), path, value, next);
    }
  return changed;
}
