import path from 'node:path';
import type { IModule } from 'dependency-cruiser';

/** The packages of the product, as they begin. */
const SOURCE = /^packages\/[^/]+\/src\//;
const TESTS = /\.test\.tsx?$|\/testing\//;
/** Where each folder alone, without those below it, is in no circle either. */
const LEAVES = ['packages/server/src/', 'packages/demo/src/'];

/** One import from file to file. */
export interface Import {
  from: string;
  to: string;
}

/** By room, the rooms that it imports from, each with the imports. */
export type Rooms = Map<string, Map<string, Import[]>>;

/** Imports between the product's modules, tests left out; types count as much as values. */
export function importsOf(modules: readonly IModule[]): Import[] {
  const isProduct = (file: string) => SOURCE.test(file) && !TESTS.test(file);
  return modules
    .filter(({ source }) => isProduct(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => isProduct(resolved))
        .map(({ resolved }) => ({ from: source, to: resolved })),
    );
}

/** The graph of imports between rooms; imports inside a room, or outside of all rooms, are left out. */
export function roomsOf(
  imports: readonly Import[],
  between: (one: Import) => [string, string] | null,
): Rooms {
  const rooms: Rooms = new Map();
  for (const one of imports) {
    const [from, to] = between(one) ?? [];
    if (from === undefined || to === undefined || from === to) continue;
    const targets = rooms.get(from) ?? new Map<string, Import[]>();
    rooms.set(from, targets);
    targets.set(to, [...(targets.get(to) ?? []), one]);
  }
  return rooms;
}

/**
 * The two neighbours that an import connects: what is side by side in the innermost folder that contains both files. A
 * folder is one room with all below it, and ends with a slash; a file beside folders is a room of its own. Null between
 * packages, whose layers are dependency-cruiser's.
 */
export function neighbours({ from, to }: Import): [string, string] | null {
  if (SOURCE.exec(from)?.[0] !== SOURCE.exec(to)?.[0]) return null;
  const [one, other] = [from.split('/'), to.split('/')];
  const shared = one.findIndex((part, index) => part !== other[index]);
  const room = (parts: string[]) =>
    parts.slice(0, shared + 1).join('/') + (parts.length > shared + 1 ? '/' : '');
  return [room(one), room(other)];
}

/** The folder of a file; a file at the root of its package is its own folder. */
function leafOf(file: string): string {
  const folder = path.posix.dirname(file);
  return LEAVES.includes(`${folder}/`) ? file : folder;
}

/** The shortest path back to a room, by breadth-first search; empty without one. */
function wayBack(rooms: Rooms, start: string): Import[] {
  const ways: { at: string; taken: Import[] }[] = [{ at: start, taken: [] }];
  const seen = new Set<string>();
  for (const { at, taken } of ways) {
    for (const [next, [step]] of rooms.get(at) ?? []) {
      if (step === undefined) continue;
      if (next === start) return [...taken, step];
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push({ at: next, taken: [...taken, step] });
    }
  }
  return [];
}

/**
 * The imports that close a circle of rooms, tests left out: the shortest circle of each folder in one. Nothing of such
 * rooms can be read, tested or moved alone. Circles of files alone are those of dependency-cruiser (`no-cycle`).
 */
export function folderCircles(modules: readonly IModule[]): string[] {
  const imports = importsOf(modules);
  const sideBySide = roomsOf(imports, neighbours);
  const leaves = roomsOf(imports, ({ from, to }) =>
    LEAVES.some((source) => from.startsWith(source)) && LEAVES.some((source) => to.startsWith(source))
      ? [leafOf(from), leafOf(to)]
      : null,
  );
  const steps = [
    ...[...sideBySide.keys()]
      .filter((room) => room.endsWith('/'))
      .flatMap((room) => wayBack(sideBySide, room)),
    ...[...leaves.keys()].flatMap((folder) => wayBack(leaves, folder)),
  ];
  return [...new Set(steps.map(({ from, to }) => `${from} → ${to} (no-circle-of-folders)`))].sort();
}
