import { BOARD_CONTAINERS, type MenuBrief } from '../../catalogue/board-brief.ts';
import { type SolidPlace, solidsOf } from '../../catalogue/menu-solids.ts';
import type { MenuFormula } from '../../projects/board.ts';
import type { Composition } from '../composition.ts';
import { fitText, type TextPlace } from '../fit-text.ts';
import type { Box } from '../mark.ts';
import type { BoardLook } from './board-look.ts';
import { sayTooLong } from './board-overflow.ts';

/** A formula, with its answers' path in the board, and its place on the sheet. */
export interface PlacedFormula {
  menu: MenuBrief;
  formula: MenuFormula;
  path: string;
  box: Box;
}

/** Grid of a formula's food: rows and cells, picture size, caption size. */
interface Spread {
  rows: readonly number[];
  side: number;
  caption: number;
  captionHeight: number;
}

/** Boxes of a picture and of its caption below, and the width available to both. */
interface Cell {
  x: number;
  y: number;
  side: number;
  width: number;
  captionTop: number;
}

const ROW_GAP = 24;
/** One row is more legible: a second must enlarge the pictures by this factor. */
const WORTH_A_ROW = 1.08;

function spreadIn(rows: readonly number[], room: Box): Spread {
  const widest = Math.max(...rows);
  const across = room.w / widest - 18;
  const down = (room.h - ROW_GAP * (rows.length - 1)) / rows.length;
  // Captions scale with their pictures, and need the space of two lines.
  const guess = Math.min(across, down * 0.72);
  const caption = Math.max(17.5, Math.min(32, guess * 0.14));
  const captionHeight = caption * 2.3;
  return { rows, side: Math.max(20, Math.min(across, down - captionHeight)), caption, captionHeight };
}

function bestSpread(count: number, room: Box): Spread {
  const flat = spreadIn([count], room);
  const stacked = spreadIn(count === 3 ? [2, 1] : [1, 1], room);
  return stacked.side > flat.side * WORTH_A_ROW ? stacked : flat;
}

function cellsOf({ rows, side, captionHeight }: Spread, room: Box): Cell[] {
  const height = side + captionHeight;
  const slack = room.h - height * rows.length - ROW_GAP * (rows.length - 1);
  const gap = slack / (rows.length + 1);
  return rows.flatMap((count, row) => {
    // On a wide sheet the food stays together.
    const width = Math.min(room.w / count, side * 1.95, room.w / Math.max(...rows) + 40);
    const left = room.x + (room.w - width * count) / 2;
    const y = room.y + gap * (row + 1) * 0.9 + row * (height + ROW_GAP);
    return Array.from({ length: count }, (_, index) => ({
      x: left + width * (index + 0.5),
      y: y + side / 2,
      side,
      width: width - 12,
      captionTop: y + side,
    }));
  });
}

function plus(at: Composition, { inks }: BoardLook, x: number, y: number): void {
  const stroke = { kind: 'line', stroke: inks.ink, line: 3.2 } as const;
  at.add(
    { kind: 'disc', x, y, r: 12, fill: inks.rule },
    { ...stroke, x1: x - 6, y1: y, x2: x + 6, y2: y },
    { ...stroke, x1: x, y1: y - 6, x2: x, y2: y + 6 },
  );
}

/** A plus between neighbours, and between two rows. */
function joins(at: Composition, look: BoardLook, cells: readonly Cell[], spread: Spread): void {
  cells.slice(1).forEach((cell, index) => {
    const before = cells[index];
    if (before === undefined) return;
    if (before.y === cell.y) plus(at, look, (before.x + cell.x) / 2, cell.y);
    else {
      const x = cell.x - Math.min(cell.side, cell.width) * 0.5 - 14;
      plus(at, look, x, cell.y - spread.side * 0.1);
    }
  });
}

function captionPlace(cell: Cell, { caption }: Spread): TextPlace {
  return {
    face: 'strong',
    width: cell.width,
    size: caption,
    breakBelow: caption * 0.9,
    sizeOnTwo: caption,
    least: 12,
  };
}

function solid(
  at: Composition,
  { inks }: BoardLook,
  { formula, path }: PlacedFormula,
  { solid: field, written }: SolidPlace,
  cell: Cell,
  spread: Spread,
): void {
  const { x, y, side } = cell;
  const chosen = formula[field];
  at.field(`${path}.${field}`, { x: x - side / 2, y: y - side / 2, w: side, h: side });
  at.field(`${path}.${written}`, {
    x: x - cell.width / 2,
    y: cell.captionTop + 2,
    w: cell.width,
    h: spread.captionHeight - 2,
  });
  if (chosen?.name?.trim()) {
    at.add({ kind: 'disc', x, y, r: side * 0.48, fill: inks.plate });
    const large = side * 1.03;
    if (chosen.image)
      at.add({ kind: 'image', x: x - large / 2, y: y - large / 2, w: large, h: large, src: chosen.image });
  } else
    at.waiting(
      { x: x - side * 0.42, y: y - side * 0.42, w: side * 0.84, h: side * 0.84 },
      'Solide',
      inks.accent,
      17,
    );
  const name = at.said(`${path}.${written}`, formula[written]?.trim() || chosen?.name, 'strong');
  if (name === '') {
    at.waiting(
      { x: x - cell.width * 0.4, y: cell.captionTop + 8, w: cell.width * 0.8, h: 24 },
      '',
      inks.accent,
      14,
    );
    return;
  }
  const how = captionPlace(cell, spread);
  const set = fitText(at.measure, name, how);
  if (!set.fits) sayTooLong(at, `${path}.${written}`, name, how);
  at.linesAround(set, {
    x,
    middle: cell.captionTop + 4 + spread.caption * (set.lines.length === 1 ? 0.6 : 1.1),
    face: 'strong',
    fill: inks.ink,
  });
}

/** The drink of the line in the variant's container: not a question. */
function drink(
  at: Composition,
  { inks, drink: picture }: BoardLook,
  { menu }: PlacedFormula,
  { x, y, side, width, captionTop }: Cell,
  spread: Spread,
): void {
  if (picture === null) at.add({ kind: 'disc', x, y, r: side * 0.48, fill: inks.plate });
  else {
    const h = side * 1.1 * picture.height;
    const w = (h * 56) / 96;
    at.add({ kind: 'image', x: x - w / 2, y: y + side * 0.52 - h, w, h, src: picture.image });
  }
  const words = ['Boisson', BOARD_CONTAINERS[menu.container]] as const;
  const size = Math.min(
    spread.caption,
    width / Math.max(...words.map((word) => at.measure(word, 'strong', 1))),
  );
  const [name, volume] = words;
  const top = captionTop + 4;
  at.line({ text: name, x, y: top + size * 0.95, size, face: 'strong', fill: inks.ink, align: 'middle' });
  at.line({
    text: volume,
    x,
    y: top + size * 1.95,
    size: size * 0.86,
    face: 'text',
    fill: inks.ink,
    align: 'middle',
  });
}

/** The solids of a formula and its drink, as large as they fit. */
export function layoutFood(at: Composition, look: BoardLook, placed: PlacedFormula, room: Box): void {
  const solids = solidsOf(placed.menu, placed.formula);
  const spread = bestSpread(solids.length + 1, room);
  const cells = cellsOf(spread, room);
  solids.forEach((names, index) => {
    const cell = cells[index];
    if (cell !== undefined) solid(at, look, placed, names, cell, spread);
  });
  const last = cells.at(-1);
  if (last !== undefined) drink(at, look, placed, last, spread);
  joins(at, look, cells, spread);
}
