import path from 'node:path';
import type { IModule } from 'dependency-cruiser';
import { type Import, importsOf, neighbours, type Rooms, roomsOf } from './folder-circles.ts';
import type { SourceModule } from './source-module.ts';

const WEB = 'packages/web/src/';

/** A figure of the structure, beside what it was on 2026-11-24 before the rooms were put in order. */
export interface HouseFigure {
  what: string;
  before: string;
  now: string;
}

/** The rooms side by side in one folder. */
function roomsIn(imports: readonly Import[], folder: string): Rooms {
  return roomsOf(imports, (one) => {
    const between = neighbours(one);
    return between !== null && path.posix.dirname(between[0]) === folder ? between : null;
  });
}

/** Rooms in the post-order of a depth-first search: each after all that it imports, but for circles. */
function bottomUp(rooms: Rooms): string[] {
  const order: string[] = [];
  const seen = new Set<string>();
  const enter = (room: string) => {
    if (seen.has(room)) return;
    seen.add(room);
    for (const next of rooms.get(room)?.keys() ?? []) enter(next);
    order.push(room);
  };
  for (const room of rooms.keys()) enter(room);
  return order;
}

/** How many pairs of rooms import upwards, and the floors: a room is one above the highest that it imports. */
function floorsOf(rooms: Rooms): { upwards: number; floors: number } {
  const floorOf = new Map<string, number>();
  let upwards = 0;
  for (const room of bottomUp(rooms)) {
    const below = [...(rooms.get(room)?.keys() ?? [])].map((next) => floorOf.get(next));
    upwards += below.filter((floor) => floor === undefined).length;
    floorOf.set(room, 1 + Math.max(0, ...below.filter((floor) => floor !== undefined)));
  }
  return { upwards, floors: Math.max(0, ...floorOf.values()) };
}

function childrenOf(files: readonly string[], folder: string): Set<string> {
  return new Set(
    files
      .filter((file) => file.startsWith(`${folder}/`))
      .map((file) => file.slice(folder.length + 1).split('/', 1)[0] ?? ''),
  );
}

/** The share of files that one other file imports, which is in the same folder: read together, kept apart. */
function oneUseShare(imports: readonly Import[], files: readonly string[]): number {
  const users = new Map<string, Set<string>>();
  for (const { from, to } of imports) users.set(to, (users.get(to) ?? new Set()).add(from));
  const apart = files.filter((file) => {
    const [user, ...others] = users.get(file) ?? [];
    return user !== undefined && others.length === 0 && path.posix.dirname(user) === path.posix.dirname(file);
  });
  return apart.length / files.length;
}

function ninetieth(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.9)] ?? 0;
}

/** Where a circle of rooms would hurt most, with the upward imports and floors of before. */
const PLACES: [name: string, folder: string, rooms: number, upwards: number, floors: number][] = [
  ['domain', 'packages/domain/src', 26, 20, 8],
  ['wings of the server', 'packages/server/src/features', 58, 0, 11],
  ['wizard', 'packages/web/src/features/project-wizard', 48, 17, 15],
  ['follow-up', 'packages/web/src/features/follow-up', 20, 9, 10],
];

/** The figures of docs/decisions/folders-form-no-circle.md, measured on what the lint has read. */
export function houseFigures(
  modules: readonly IModule[],
  product: readonly SourceModule[],
): readonly HouseFigure[] {
  const imports = importsOf(modules);
  const sources = product.filter(({ isTest }) => !isTest);
  const files = sources.map(({ file }) => file);
  const web = sources.filter(({ file }) => file.startsWith(WEB));
  const shareApart = oneUseShare(
    imports,
    web.map(({ file }) => file),
  );
  return [
    ...PLACES.map(([name, folder, rooms, upwards, floors]) => {
      const now = floorsOf(roomsIn(imports, folder));
      return {
        what: `${name}: rooms, imports upwards, floors`,
        before: `${rooms}, ${upwards}, ${floors}`,
        now: `${childrenOf(files, folder).size}, ${now.upwards}, ${now.floors}`,
      };
    }),
    { what: 'files of the page', before: '1112', now: String(web.length) },
    {
      what: 'files of the page imported once, by a neighbour',
      before: '40 %',
      now: `${(100 * shareApart).toFixed(1)} %`,
    },
    {
      what: 'lines of a file of the page, 90th percentile',
      before: '109',
      now: String(ninetieth(web.map(({ lines }) => lines))),
    },
  ];
}
