import type { Box, Face } from '../mark.ts';
import type { Measure } from '../measure-text.ts';
import { wrapText } from '../wrap-text.ts';
import { type PriceRow, readPriceRows } from './price-list-rows.ts';

const LARGEST = 44;
const LEAST = 9;
export const COLUMN_GAP = 44;
/** Maximum column width, in ems: wider ones are hard to read. */
const WIDEST = 24;
/** A broken name must enlarge its type by this factor. */
const BROKEN = 0.7;
/** Line height within a broken row, in ems. */
export const ROW_LEADING = 1.2;

/** A laid-out row: its lines, and its height. */
export interface SetRow {
  row: PriceRow;
  lines: readonly string[];
  height: number;
}

/** A layout of all rows: type size, and the rows of each column. */
export interface ListSetting {
  size: number;
  columnWidth: number;
  columns: readonly (readonly SetRow[])[];
}

/** Font of each kind of row, and its relative size. */
export const ROW_FACE: Record<PriceRow['kind'], Face> = { head: 'display', priced: 'text', note: 'text' };
export const ROW_SIZE: Record<PriceRow['kind'], number> = { head: 1.25, priced: 1, note: 1 };

/** Total height of stacked rows. */
export function heightOf(rows: readonly SetRow[]): number {
  return rows.reduce((sum, { height }) => sum + height, 0);
}

/** Null where a word is wider than the column. */
function setRow(measure: Measure, row: PriceRow, size: number, width: number): SetRow | null {
  const own = size * ROW_SIZE[row.kind];
  const beside = row.kind === 'priced' ? measure(row.price, 'strong', size) + size * 1.4 : 0;
  const lines = wrapText(measure, row.text, ROW_FACE[row.kind], own, width - beside);
  if (lines === null) return null;
  const above = row.kind === 'head' ? size * 1.1 : size * 0.4;
  return { row, lines, height: above + lines.length * own * ROW_LEADING };
}

/** Fills rows in order into columns up to this height, never with a heading last; null where they need one more. */
function filled(rows: readonly SetRow[], count: number, height: number): SetRow[][] | null {
  const columns: SetRow[][] = [];
  let column: SetRow[] = [];
  let used = 0;
  const left = [...rows];
  for (let next = left.shift(); next !== undefined; next = left.shift()) {
    if (used + next.height <= height) {
      column.push(next);
      used += next.height;
      continue;
    }
    const moved = column.at(-1)?.row.kind === 'head' && column.length > 1 ? column.splice(-1) : [];
    if (column.length === 0) return null;
    columns.push(column);
    if (columns.length === count) return null;
    column = [];
    used = 0;
    left.unshift(...moved, next);
  }
  return [...columns, column];
}

/** Two columns split before a heading, if that is hardly higher. */
function atHeading(rows: readonly SetRow[], best: readonly SetRow[][], height: number): SetRow[][] | null {
  const highest = Math.min(height, Math.max(...best.map(heightOf)) * 1.2);
  const cuts = rows
    .map(({ row }, index) => (row.kind === 'head' ? [rows.slice(0, index), rows.slice(index)] : []))
    .filter(([left = []]) => left.length > 0)
    .map((columns) => ({ columns, high: Math.max(...columns.map(heightOf)) }))
    .sort((a, b) => a.high - b.high);
  const [found] = cuts;
  return found !== undefined && found.high <= highest ? found.columns : null;
}

/** The columns with the most equal heights. */
function balanced(rows: readonly SetRow[], count: number, height: number): SetRow[][] | null {
  const first = filled(rows, count, height);
  if (first === null || count === 1) return first;
  let [low, high, best] = [heightOf(rows) / count, height, first];
  for (let step = 0; step < 8; step += 1) {
    const middle = (low + high) / 2;
    const found = filled(rows, count, middle);
    if (found === null) low = middle;
    else [high, best] = [middle, found];
  }
  return (count === 2 ? atHeading(rows, best, height) : null) ?? best;
}

/** A candidate layout: number of columns, with long names broken or not. */
interface Way {
  count: number;
  broken: boolean;
}

/** The rows at a size, and the column width; null where they do not fit. */
function rowsAt(
  measure: Measure,
  rows: readonly PriceRow[],
  room: Box,
  size: number,
  { count, broken }: Way,
) {
  const columnWidth = (room.w - COLUMN_GAP * (count - 1)) / count;
  const set: SetRow[] = [];
  for (const row of rows) {
    const one = setRow(measure, row, size, columnWidth);
    if (one === null || (!broken && one.lines.length > 1 && row.kind !== 'note')) return null;
    set.push(one);
  }
  return filled(set, count, room.h) === null ? null : { set, columnWidth };
}

const WAYS: readonly Way[] = [1, 2, 3].flatMap((count) => [
  { count, broken: false },
  { count, broken: true },
]);

/** Whether a complete list can be printed at the minimum size. */
export function fitsAtLeast(measure: Measure, text: string, room: Box): boolean {
  const rows = readPriceRows(text);
  return WAYS.some((way) => way.broken && rowsAt(measure, rows, room, LEAST, way) !== null);
}

/** The largest size at which this layout fits all rows, by bisection; 0 if none. */
function largestSize(measure: Measure, rows: readonly PriceRow[], room: Box, way: Way, from: number): number {
  const fits = (size: number) => rowsAt(measure, rows, room, size, way) !== null;
  if (!fits(from)) return 0;
  let [low, high] = [from, LARGEST];
  if (fits(high)) return high;
  for (let step = 0; step < 7; step += 1) {
    const size = (low + high) / 2;
    if (fits(size)) low = size;
    else high = size;
  }
  return low;
}

/** Legibility score: large type, unbroken names, narrow columns. */
function worth(size: number, { broken, count }: Way, room: Box): number {
  const columnWidth = (room.w - COLUMN_GAP * (count - 1)) / count;
  return size * (broken ? BROKEN : 1) * Math.min(1, (size * WIDEST) / columnWidth);
}

/** The most legible layout of the rows. */
export function bestSetting(measure: Measure, rows: readonly PriceRow[], room: Box): ListSetting {
  // An overflow is drawn below the minimum size, so that it stays on the sheet.
  for (const from of [LEAST, LEAST / 2, LEAST / 8, LEAST / 64]) {
    const tried = WAYS.map((way) => ({ way, size: largestSize(measure, rows, room, way, from) }));
    const [best] = tried.sort((a, b) => worth(b.size, b.way, room) - worth(a.size, a.way, room));
    const found = best === undefined ? null : rowsAt(measure, rows, room, best.size, best.way);
    if (best === undefined || best.size === 0 || found === null) continue;
    const columns = balanced(found.set, best.way.count, room.h) ?? [];
    return { size: best.size, columnWidth: found.columnWidth, columns };
  }
  return { size: 0, columnWidth: room.w, columns: [] };
}
