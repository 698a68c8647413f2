import type { Composition } from '../composition.ts';
import { type SetText, sizeFor } from '../fit-text.ts';
import type { Box } from '../mark.ts';
import type { Measure } from '../measure-text.ts';
import { narrowestOn, wrapText } from '../wrap-text.ts';

/** Space between two shelves, and around their drinks. */
export const SHELF_GAP = 12;
export const SHELF_PAD = 10;
/** Thickness of the wood. */
export const SHELF_WOOD = 6;
const LARGEST = 1.7;
const LEAST = 0.25;
const LEAST_TYPE = 9;
const NARROWEST = 200;
const LEAST_CELL = 52;
/** Fraction of a cell available to its caption. */
const CAPTION = 0.9;
/** Maximum lines of a drink's name. */
const MOST_LINES = 3;
/** Maximum height of a picture, relative to its cell's width. */
const TALLEST = 1.6;

/** A drink on a shelf. */
export interface ShelfDrink {
  image: string;
  name: string;
  volume: string;
  /** From `nameWidth`. */
  narrowest: number;
}

/** The drinks of a price; `path` is its line's in the board. */
export interface Shelf {
  path: string;
  prix: string | undefined;
  drinks: readonly ShelfDrink[];
}

export interface SetDrink extends ShelfDrink {
  caption: SetText;
}

/** A shelf in its box: number of drinks per row, each in a cell. */
export interface SetShelf {
  shelf: Shelf;
  x: number;
  w: number;
  abreast: number;
  drinks: readonly SetDrink[];
  /** Required height. */
  height: number;
}

/** Sizes of a drink: cell, picture height, name size, and lines of the longest name. */
interface Lengths {
  cell: number;
  picture: number;
  type: number;
  lines: number;
}

/** Everything at one scale: rows of shelves side by side. */
export interface Setting extends Lengths {
  rows: readonly { shelves: readonly SetShelf[]; height: number }[];
  height: number;
}

/** Width of a price's plate: fits five digits. */
export const tagWidth = (w: number) => Math.max(82, Math.min(116, w * 0.27));
/** Height of a row of drinks on its wood: names with so many lines, and the volume below. */
export function rowHeight({ picture, type, lines }: Lengths): number {
  return picture + SHELF_WOOD + type * (1.1 * lines + 1.2);
}

/** Minimum width of a drink's name, for type of height 1. */
export function nameWidth(measure: Measure, name: string): number {
  return narrowestOn(measure, name, 'strong', MOST_LINES);
}

/** The narrowest cell in which each name is legible at the minimum size. */
function narrowestCell(shelves: readonly Shelf[]): number {
  const widths = shelves.flatMap(({ drinks }) => drinks.map(({ narrowest }) => narrowest * LEAST_TYPE));
  return Math.max(LEAST_CELL, ...widths.map((width) => (width + 0.2) / CAPTION));
}

/** Sizes at a scale; `forced` goes below the printable minimum. */
function lengthsAt(scale: number, narrowest: number, forced: boolean): Omit<Lengths, 'lines'> {
  return {
    cell: forced ? 96 * scale : Math.max(narrowest, 96 * scale),
    picture: 110 * scale,
    type: forced ? 14 * scale : Math.max(LEAST_TYPE, Math.min(20, 14 * scale)),
  };
}

function captioned(measure: Measure, drink: ShelfDrink, { cell, type }: Omit<Lengths, 'lines'>): SetDrink {
  const width = cell * CAPTION;
  for (let size = type; size >= Math.min(type, LEAST_TYPE); size -= 0.5) {
    const lines = wrapText(measure, drink.name, 'strong', size, width);
    if (lines !== null && lines.length <= MOST_LINES)
      return { ...drink, caption: { size, lines, fits: true } };
  }
  const size = Math.min(type, LEAST_TYPE);
  const lines = wrapText(measure, drink.name, 'strong', size, width);
  if (lines !== null && lines.length <= MOST_LINES) return { ...drink, caption: { size, lines, fits: true } };
  const one = Math.min(size, sizeFor(measure, [drink.name], 'strong', width));
  return { ...drink, caption: { size: one, lines: [drink.name], fits: false } };
}

/** A placed shelf; null where not even one drink fits. */
function placedShelf(
  { shelf, drinks }: { shelf: Shelf; drinks: readonly SetDrink[] },
  place: { x: number; w: number },
  lengths: Lengths,
): SetShelf | null {
  const abreast = Math.floor((place.w - tagWidth(place.w) - 3 * SHELF_PAD) / lengths.cell);
  if (abreast < 1) return null;
  const rows = Math.max(1, Math.ceil(drinks.length / abreast));
  return { shelf, drinks, ...place, abreast, height: rows * rowHeight(lengths) + 2 * SHELF_PAD };
}

function placesOf(count: number, columns: number, room: Box): { x: number; w: number }[][] {
  const w = (room.w - SHELF_GAP * (columns - 1)) / columns;
  return Array.from({ length: Math.ceil(count / columns) }, (_, row) => {
    const inRow = Math.min(columns, count - row * columns);
    // The last shelf of an incomplete row takes its remaining width.
    return Array.from({ length: inRow }, (_place, index) => ({
      x: room.x + index * (w + SHELF_GAP),
      w: index === inRow - 1 ? room.w - index * (w + SHELF_GAP) : w,
    }));
  });
}

/** The shelves in so many columns at a scale; null where they are too high. */
function settingAt(
  at: Composition,
  shelves: readonly Shelf[],
  room: Box,
  columns: number,
  scale: number,
  forced = false,
): Setting | null {
  if ((room.w - SHELF_GAP * (columns - 1)) / columns < NARROWEST) return null;
  const sizes = lengthsAt(scale, narrowestCell(shelves), forced);
  const left = shelves.map((shelf) => ({
    shelf,
    drinks: shelf.drinks.map((drink) => captioned(at.measure, drink, sizes)),
  }));
  const lines = Math.max(
    1,
    ...left.flatMap(({ drinks }) => drinks.map(({ caption }) => caption.lines.length)),
  );
  const lengths = { ...sizes, lines };
  const rows = placesOf(shelves.length, columns, room).map((places) => {
    const row = left.splice(0, places.length).flatMap((shelf, index) => {
      const place = places[index];
      return place === undefined ? [] : (placedShelf(shelf, place, lengths) ?? []);
    });
    return { shelves: row, height: Math.max(...row.map(({ height }) => height)) };
  });
  const height = rows.reduce((sum, row) => sum + row.height, 0) + SHELF_GAP * (rows.length - 1);
  const all = rows.flatMap((row) => row.shelves).length === shelves.length;
  return all && height <= room.h ? { ...lengths, rows, height } : null;
}

const COLUMNS = [1, 2, 3];
/** Narrow shelves are less legible: another column must enlarge everything by this factor. */
const WORTH_A_COLUMN = 1.15;

export function fitsAtLeast(at: Composition, shelves: readonly Shelf[], room: Box): boolean {
  return COLUMNS.some((columns) => settingAt(at, shelves, room, columns, LEAST) !== null);
}

/** The largest scale between two at which the shelves fit in these columns, by bisection. */
function largestIn(
  at: Composition,
  shelves: readonly Shelf[],
  room: Box,
  columns: number,
  from: number,
  to: number,
  forced: boolean,
) {
  let [low, high] = [from, to];
  let best = settingAt(at, shelves, room, columns, low, forced);
  if (best === null) return null;
  for (let step = 0; step < 7; step += 1) {
    const scale = (low + high) / 2;
    const found = settingAt(at, shelves, room, columns, scale, forced);
    if (found === null) high = scale;
    else [low, best] = [scale, found];
  }
  return { ...best, scale: low };
}

/**
 * Distributes remaining height: taller pictures first, then space; each row's share is proportional to its rows of
 * drinks.
 */
function spread(setting: Setting, room: Box): Setting {
  const deep = setting.rows.map(({ shelves }) =>
    Math.max(...shelves.map(({ drinks, abreast }) => Math.max(1, Math.ceil(drinks.length / abreast)))),
  );
  const spare = (room.h - setting.height) / deep.reduce((sum, each) => sum + each, 0);
  const taller = Math.max(0, Math.min(spare, setting.cell * TALLEST - setting.picture));
  return {
    ...setting,
    picture: setting.picture + taller,
    height: room.h,
    rows: setting.rows.map((row, index) => ({ ...row, height: row.height + (deep[index] ?? 1) * spare })),
  };
}

/** The largest layout in which all shelves fit; if none (`forced`), smaller than printable. */
export function bestSetting(
  at: Composition,
  shelves: readonly Shelf[],
  room: Box,
  forced: boolean,
): Setting | null {
  const [from, to] = forced ? [0.02, LEAST] : [LEAST, LARGEST];
  const found = COLUMNS.flatMap((columns) => largestIn(at, shelves, room, columns, from, to, forced) ?? []);
  const best = found.reduce<(typeof found)[number] | null>(
    (one, each) => (one === null || each.scale > one.scale * WORTH_A_COLUMN ? each : one),
    null,
  );
  return best === null ? null : spread(best, room);
}
