import type { Entry } from '../projects/entries.ts';
import { sameContent } from './same-content.ts';

type Ids = readonly string[];
/** An item of a list that is merged item by item: an entry by its id, the price of a drink by the drink's. */
type Item = Entry & { cle?: string };

const idOf = ({ entree, cle = '' }: Item): string => entree ?? cle;
const idsOf = (items: readonly Item[]): Ids => items.map(idOf);

function reordered(before: Ids, after: Ids): boolean {
  const [known, kept] = [new Set(before), new Set(after)];
  const stayed = after.filter((id) => known.has(id));
  return before.filter((id) => kept.has(id)).some((id, rank) => id !== stayed[rank]);
}

/** Inserts each missing id before its successor in `others`, or at the end. */
function withOthers(order: Ids, others: Ids): Ids {
  const known = new Set(order);
  const missing = others.filter((id) => !known.has(id));
  if (missing.length === 0) return order;
  const before = new Map<string | undefined, string[]>();
  let next: string | undefined;
  for (const id of others.toReversed()) {
    if (known.has(id)) next = id;
    else before.set(next, [id, ...(before.get(next) ?? [])]);
  }
  return [...order.flatMap((id) => [...(before.get(id) ?? []), id]), ...(before.get(undefined) ?? [])];
}

/**
 * Merges the order of ids of three versions of a list: theirs, which the server has, or mine where only I reordered. Ids
 * of the other list only are inserted before their successor there.
 */
function placeEntries(base: readonly Item[], mine: readonly Item[], theirs: readonly Item[]): Ids {
  const [before, ours, others] = [base, mine, theirs].map(idsOf) as [Ids, Ids, Ids];
  const iReordered = reordered(before, ours) && !reordered(before, others);
  const [first, second] = iReordered ? [ours, others] : [others, ours];
  return withOthers(withOthers(first, second), before);
}

/**
 * The order of the ids of a list as both sides knew it last: theirs where it is the one that I have sent, else that of before. Taken from
 * theirs otherwise, an order that they have changed would seem to be changed back by me.
 */
export function placeKnown(base: readonly Item[], sent: readonly Item[], theirs: readonly Item[]): Ids {
  const [before, ours, others] = [base, sent, theirs].map(idsOf) as [Ids, Ids, Ids];
  const [first, second] = reordered(ours, others) ? [before, others] : [others, before];
  return withOthers(withOthers(first, ours), second);
}

/** Path of an answer in the document: `['infopdv', 'formules', '1', 'tarifFormule']`, entries by rank. */
export type FieldPath = readonly string[];

/** The values of three versions of a document at one path; `undefined` is unanswered. */
export interface Answer {
  path: FieldPath;
  /** The same with entries by id: independent of an entry's rank on either side. */
  key: string;
  /** A complete entry missing on some side: deleted there, or never added. */
  isEntry: boolean;
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

type Sides = Pick<Answer, 'base' | 'mine' | 'theirs'>;
type Place = Pick<Answer, 'path' | 'key'>;
type Tree = Readonly<Record<string, unknown>>;
type EntryList = readonly Item[];

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A catalogue item, or a photo of a map with its notes, is atomic. */
const isOneAnswer = (value: Tree) =>
  typeof value.id === 'string' || (typeof value.photo === 'string' && value.entree === undefined);
const isEntryList = (value: unknown): value is EntryList =>
  Array.isArray(value) &&
  value.every((item) => isTree(item) && (typeof item.entree === 'string' || typeof item.cle === 'string'));

/** Its id under its name, and the rest. */
function parted(item: Item): { id: Tree; fields: Tree } {
  const { entree, cle, ...fields } = item;
  return entree === undefined
    ? { id: { cle }, fields }
    : { id: { entree }, fields: { ...fields, ...(cle === undefined ? {} : { cle }) } };
}

function below({ path, key }: Place, name: string, shown = name): Place {
  return { path: [...path, shown], key: key === '' ? name : `${key}\u001f${name}` };
}

/** Whether some side has a value of this form, and no side one of another. */
function areAll<Value>(
  { base, mine, theirs }: Sides,
  is: (value: unknown) => value is Value,
): [Value | undefined, Value | undefined, Value | undefined] | null {
  const sides = [base, mine, theirs];
  const present = sides.filter((value) => value !== undefined && value !== null);
  return present.length > 0 && present.every(is)
    ? (sides as [Value | undefined, Value | undefined, Value | undefined])
    : null;
}

/**
 * Walks three versions of a document answer by answer, and builds a document from the results of `choose`; `undefined`
 * omits the answer. Recurses into objects by key and into lists of entries by id; an entry that both `mine` and
 * `theirs` have is walked by field, any other is one answer. Everything else is atomic. `order` places the entries.
 */
export function walkAnswers(
  sides: Sides,
  choose: (answer: Answer) => unknown,
  order: typeof placeEntries = placeEntries,
): unknown {
  return walk(sides, { path: [], key: '' }, { choose, order });
}

interface How {
  choose: (answer: Answer) => unknown;
  order: typeof placeEntries;
}

function walk(sides: Sides, place: Place, how: How): unknown {
  const lists = areAll(sides, isEntryList);
  if (lists !== null) return walkEntries(lists, place, how);
  const trees = areAll(sides, isTree);
  if (trees === null || trees.some((tree) => tree && isOneAnswer(tree)))
    return how.choose({ ...sides, ...place, isEntry: false });
  return walkTrees(trees, place, how);
}

function walkTrees(
  [base, mine, theirs]: readonly (Tree | undefined)[],
  place: Place,
  how: How,
): Tree | undefined {
  const keys = new Set([theirs, mine, base].flatMap((tree) => Object.keys(tree ?? {})));
  const kept = [...keys].flatMap((key) => {
    const sides = { base: base?.[key], mine: mine?.[key], theirs: theirs?.[key] };
    const value = walk(sides, below(place, key), how);
    return value === undefined ? [] : [[key, value]];
  });
  const isGone = mine === undefined && theirs === undefined && kept.length === 0;
  return isGone ? undefined : Object.fromEntries(kept);
}

/** The items of a list and their ranks, by id. */
interface Found {
  items: ReadonlyMap<string, Item>;
  ranks: ReadonlyMap<string, number>;
}

function indexed(list: EntryList = []): Found {
  return {
    items: new Map(list.map((item) => [idOf(item), item])),
    ranks: new Map(list.map((item, rank) => [idOf(item), rank])),
  };
}

function walkEntries(
  [base = [], mine, theirs]: readonly (EntryList | undefined)[],
  place: Place,
  how: How,
): readonly unknown[] | undefined {
  const [was, own, other] = [indexed(base), indexed(mine), indexed(theirs)];
  const rankOf = (id: string) => own.ranks.get(id) ?? other.ranks.get(id) ?? was.ranks.get(id);
  const kept = how.order(base, mine ?? [], theirs ?? []).flatMap((id) => {
    const sides = { base: was.items.get(id), mine: own.items.get(id), theirs: other.items.get(id) };
    const at = below(place, id, String(rankOf(id)));
    if (sides.mine !== undefined && sides.theirs !== undefined) {
      // As nearly all of a long list are: the same object, whose row on the screen stays as it is.
      if (sameContent(sides.mine, sides.theirs)) return [sides.mine];
      const fields = [sides.base, sides.mine, sides.theirs].map((item) => item && parted(item).fields);
      return [{ ...parted(sides.theirs).id, ...walkTrees(fields, at, how) }];
    }
    const value = how.choose({ ...sides, ...at, isEntry: true });
    return value === undefined ? [] : [value];
  });
  return mine === undefined && theirs === undefined && kept.length === 0 ? undefined : kept;
}
