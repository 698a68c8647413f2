import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { sameContent } from './same-content.ts';

/** Where an answer stands in the document: `['pdv', 'codePostal']`. */
export type FieldPath = readonly string[];

/** An answer that both people changed, each in their own way. `undefined` is no answer. */
export interface FieldConflict {
  path: FieldPath;
  mine: unknown;
  theirs: unknown;
}

export interface Merge {
  document: ProjectDocument;
  /** Answers taken from the other person. */
  incoming: FieldPath[];
  conflicts: FieldConflict[];
}

type Side = 'mine' | 'theirs';
/** Marks an object that stands for a list while merging. */
const LIST = Symbol('list');
type Tree = { [key: string]: unknown; [LIST]?: true };
type Fields = Map<string, { path: FieldPath; value: unknown }>;

/** The rules compute these from the others, so nobody is asked about them. */
const DERIVED = new Set(['idprojet.nameProjet', 'idprojet.codeProjet', 'idprojet.numProjet']);

const keyOf = (path: FieldPath) => path.join('\u001f');
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** A thing picked in a catalogue, or a photo with its notes, is one answer: half of it means nothing. */
const isOneAnswer = (value: unknown) => isTree(value) && ('id' in value || 'photo' in value);
const isPhotoList = (list: readonly unknown[]) =>
  list.every((item) => isTree(item) && typeof item.photo === 'string');

/** Lists become objects, so that two people may change different entries: photos by file, others by rank. */
function listsToTrees(value: unknown, path: FieldPath, wholeLists: ReadonlySet<string>): unknown {
  if (isOneAnswer(value)) return value;
  if (Array.isArray(value)) {
    if (wholeLists.has(keyOf(path))) return value;
    const keyed = value.map((item: unknown, rank) => {
      const key = isPhotoList(value) ? String((item as Tree).photo) : String(rank);
      return [key, listsToTrees(item, [...path, key], wholeLists)];
    });
    return { ...Object.fromEntries(keyed), [LIST]: true };
  }
  if (!isTree(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, listsToTrees(entry, [...path, key], wholeLists)]),
  );
}

/** Lists without identities of different lengths cannot be matched entry by entry: they are one answer. */
function unmatchedLists(documents: readonly unknown[], path: FieldPath = []): string[] {
  if (documents.some(isOneAnswer)) return [];
  const lists = documents.filter((value) => Array.isArray(value));
  if (lists.length > 0) {
    if (lists.every(isPhotoList)) return [];
    return new Set(lists.map((list) => list.length)).size > 1 || lists.length < documents.length
      ? [keyOf(path)]
      : [];
  }
  const keys = new Set(documents.flatMap((value) => (isTree(value) ? Object.keys(value) : [])));
  return [...keys].flatMap((key) =>
    unmatchedLists(
      documents.map((value) => (isTree(value) ? value[key] : undefined)),
      [...path, key],
    ),
  );
}

function fieldsOf(value: unknown, path: FieldPath = [], fields: Fields = new Map()): Fields {
  if (isTree(value) && !isOneAnswer(value)) {
    for (const [key, entry] of Object.entries(value)) fieldsOf(entry, [...path, key], fields);
  } else if (!sameContent(value, undefined)) {
    fields.set(keyOf(path), { path, value });
  }
  return fields;
}

function withField(tree: Tree, [key = '', ...rest]: FieldPath, value: unknown): Tree {
  if (rest.length > 0) {
    const below = tree[key];
    return { ...tree, [key]: withField(isTree(below) ? below : {}, rest, value) };
  }
  const { [key]: _replaced, ...others } = tree;
  return value === undefined ? others : { ...tree, [key]: value };
}

function treesToLists(value: unknown): unknown {
  if (!isTree(value)) return value;
  if (value[LIST]) return Object.values(value).map(treesToLists);
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, treesToLists(entry)]));
}

/** Lists that only one side has, as empty ones, so that their entries find their place. */
function withListsOf(other: unknown, tree: Tree): Tree {
  if (!isTree(other) || isOneAnswer(other)) return tree;
  const missing = Object.entries(other).flatMap(([key, entry]) => {
    if (!isTree(entry) || isOneAnswer(entry)) return [];
    const present = tree[key];
    if (present !== undefined && (!isTree(present) || isOneAnswer(present))) return [];
    const empty: Tree = entry[LIST] ? { [LIST]: true } : {};
    return [[key, withListsOf(entry, (present as Tree | undefined) ?? empty)]];
  });
  return { ...tree, ...Object.fromEntries(missing) };
}

/**
 * Three-way merge, answer by answer. What only one person changed is taken from that person;
 * what both changed differently is a conflict, decided by `decide` (mine until asked).
 */
export function mergeDocuments(
  base: ProjectDocument,
  mine: ProjectDocument,
  theirs: ProjectDocument,
  decide: (conflict: FieldConflict) => Side = () => 'mine',
): Merge {
  const wholeLists = new Set(unmatchedLists([base, mine, theirs]));
  const trees = [base, mine, theirs].map((side) => listsToTrees(side, [], wholeLists)) as [Tree, Tree, Tree];
  const [before, ours, others] = trees.map((tree) => fieldsOf(tree)) as [Fields, Fields, Fields];
  let tree = withListsOf(trees[1], trees[2]);
  const incoming: FieldPath[] = [];
  const conflicts: FieldConflict[] = [];
  const paths = new Map([...before, ...ours, ...others].map(([key, { path }]) => [key, path]));
  for (const [key, path] of paths) {
    const was = before.get(key)?.value;
    const conflict = { path, mine: ours.get(key)?.value, theirs: others.get(key)?.value };
    const theyChanged = !sameContent(was, conflict.theirs);
    if (sameContent(conflict.mine, conflict.theirs)) continue;
    if (sameContent(was, conflict.mine) || (theyChanged && DERIVED.has(path.join('.')))) {
      incoming.push(path);
      continue;
    }
    if (theyChanged) conflicts.push(conflict);
    if (!theyChanged || decide(conflict) === 'mine') tree = withField(tree, path, conflict.mine);
  }
  return { document: treesToLists(tree) as ProjectDocument, incoming, conflicts };
}

/**
 * What both sides started from when replies were lost: an answer of one of those calls that now stands
 * on the server is not somebody else's, it is mine, stored.
 */
export function commonAncestor(
  base: ProjectDocument,
  sent: readonly ProjectDocument[],
  theirs: ProjectDocument,
): ProjectDocument {
  return sent.reduce((ancestor, document) => {
    const wholeLists = new Set(unmatchedLists([ancestor, document, theirs]));
    const trees = [ancestor, document, theirs].map((side) => listsToTrees(side, [], wholeLists)) as [
      Tree,
      Tree,
      Tree,
    ];
    const [before, mine, others] = trees.map((tree) => fieldsOf(tree)) as [Fields, Fields, Fields];
    let tree = withListsOf(trees[1], trees[0]);
    for (const [key, { path }] of [...before, ...mine]) {
      const value = mine.get(key)?.value;
      if (sameContent(value, others.get(key)?.value)) tree = withField(tree, path, value);
    }
    return treesToLists(tree) as ProjectDocument;
  }, base);
}

/** The answers that I changed and that the other side does not hold. */
export function mineOnly(
  base: ProjectDocument,
  mine: ProjectDocument,
  theirs: ProjectDocument,
): FieldConflict[] {
  const wholeLists = new Set(unmatchedLists([base, mine, theirs]));
  const [before, ours, others] = [base, mine, theirs].map((side) =>
    fieldsOf(listsToTrees(side, [], wholeLists)),
  ) as [Fields, Fields, Fields];
  const paths = new Map([...before, ...ours].map(([key, { path }]) => [key, path]));
  return [...paths]
    .map(([key, path]) => ({
      path,
      was: before.get(key)?.value,
      mine: ours.get(key)?.value,
      theirs: others.get(key)?.value,
    }))
    .filter(
      ({ path, was, mine: own, theirs: other }) =>
        !DERIVED.has(path.join('.')) && !sameContent(was, own) && !sameContent(own, other),
    )
    .map(({ path, mine: own, theirs: other }) => ({ path, mine: own, theirs: other }));
}
