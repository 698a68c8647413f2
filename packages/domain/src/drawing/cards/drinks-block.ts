import type { Composition } from '../composition.ts';
import type { Box } from '../mark.ts';
import { type Block, waitingBlock } from './block.ts';
import type { CardPicture } from './card-content.ts';
import type { CardSetting } from './card-setting.ts';
import { drinkColumns } from './drink-columns.ts';
import { type DrinkLine, drinkLine } from './drink-line.ts';
import { familyHead, headHeight, headSize } from './family-head.ts';
import { HEAD_ORNAMENTS } from './ornaments/head-ornament.ts';
import { pictureOnPlate } from './picture-on-plate.ts';
import type { PreparedFamily } from './prepare-card.ts';

const PATH = 'infocarte.boissons';
/** Most that the rows of a block may open. */
const LOOSEST = 1.36;

/** The drinks, and the pictures that found no hole in their columns. */
interface DrinksBlock extends Block {
  left: readonly CardPicture[];
}

/** A family, or the next lines of a section that columns may part. */
interface SetFamily {
  family: PreparedFamily;
  /** Its head stands above the lines before. */
  continued: boolean;
  lines: readonly DrinkLine[];
  height: number;
}

/** What a block has, and how. */
export interface ListedFamilies {
  families: readonly PreparedFamily[];
  /** Path of all of them. */
  path: string;
  /** Columns may part a family between so many lines. */
  parted?: number;
}

/** A column: its families, its height, and the picture below. */
interface Column {
  families: readonly SetFamily[];
  height: number;
  picture: CardPicture | undefined;
}

/** Sizes that all columns share. */
interface Grid {
  columns: readonly Column[];
  width: number;
  gap: number;
  /** Size of heads; heights of a head, of a line, and between two families. */
  head: number;
  headHeight: number;
  pitch: number;
  between: number;
  height: number;
}

/** The largest hole takes the first picture. */
function picturesInHoles(heights: readonly number[], spare: readonly CardPicture[], least: number) {
  const tallest = Math.max(...heights);
  const left = [...spare];
  const taken = new Map<number, CardPicture>();
  const holes = heights.map((height, index) => ({ hole: tallest - height, index }));
  for (const { hole, index } of holes.sort((a, b) => b.hole - a.hole)) {
    const picture = hole > least ? left.shift() : undefined;
    if (picture !== undefined) taken.set(index, picture);
  }
  return { taken, left };
}

/** The lines of a family in parts that stay whole. */
function partsOf<Line>(lines: readonly Line[], parted = Infinity): (readonly Line[])[] {
  if (lines.length <= parted) return [lines];
  const parts: (readonly Line[])[] = [];
  for (let from = 0; from < lines.length; from += parted) parts.push(lines.slice(from, from + parted));
  return parts;
}

function gridOf(
  setting: CardSetting,
  { families: listed, parted }: ListedFamilies,
  width: number,
  most: number,
  spare: readonly CardPicture[],
) {
  const { drink, scale } = setting;
  const gap = 12 * Math.min(1.2, scale);
  const columnWidth = (width - gap * (most - 1)) / most;
  const head = headSize(setting, columnWidth);
  const pitch = drink * 1.56;
  const high = headHeight(setting, head);
  const between = head * 0.72;
  const families = listed.flatMap((family) =>
    partsOf(
      family.drinks.map((one) => drinkLine(setting, one, columnWidth)),
      parted,
    ).map((lines, rank): SetFamily => {
      const continued = rank > 0;
      const height = lines.reduce((sum, { extra }) => sum + pitch + extra, continued ? 0 : high);
      return { family, continued, lines, height };
    }),
  );
  const { starts, heights } = drinkColumns(
    families.map(({ height }) => height),
    most,
    (rank) => (families[rank]?.continued ? 0 : between),
  );
  const { taken, left } = picturesInHoles(heights, spare, 15 * scale);
  const columns = starts.map(
    (start, index): Column => ({
      families: families.slice(start, starts[index + 1]),
      height: heights[index] ?? 0,
      picture: taken.get(index),
    }),
  );
  const height = Math.max(...heights);
  const grid: Grid = { columns, width: columnWidth, gap, head, headHeight: high, pitch, between, height };
  return { grid, left };
}

function drawFamily(
  at: Composition,
  setting: CardSetting,
  grid: Grid,
  { family, continued, lines }: SetFamily,
  { x, y, stretch }: { x: number; y: number; stretch: number },
): number {
  const { width, head, headHeight: high, pitch } = grid;
  if (!continued) familyHead(at, setting, family.name, { x, y: y + head * 0.92, w: width, size: head });
  let below = y + (continued ? 0 : high) * stretch;
  for (const line of lines) {
    line.draw(at, x, below + pitch * stretch * 0.66);
    below += (pitch + line.extra) * stretch;
  }
  at.field(family.path, { x, y, w: width, h: below - y });
  return below;
}

function drawColumn(
  at: Composition,
  setting: CardSetting,
  grid: Grid,
  column: Column,
  { x, box, stretch, path }: { x: number; box: Box; stretch: number; path: string },
): void {
  const { between, height, width } = grid;
  const { families, picture } = column;
  const top = box.y + (box.h - height * stretch) / 2;
  const hole = picture === undefined ? (height - column.height) * stretch : 0;
  const gaps = families.filter(({ continued }, index) => index > 0 && !continued).length;
  const slack = gaps > 0 ? Math.min(hole / gaps, between * 0.9) : 0;
  let y = top;
  families.forEach((family, index) => {
    if (index > 0 && !family.continued) y += between * stretch + slack;
    y = drawFamily(at, setting, grid, family, { x, y, stretch });
  });
  at.field(path, { x, y: top, w: width, h: y - top });
  if (picture === undefined) return;
  const room = box.y + box.h - y - between * 0.6;
  const side = Math.min(room, width * 0.6, 46 * setting.scale);
  pictureOnPlate(at, setting, picture, { x: x + width / 2, y: y + between * 0.6 + room / 2, side });
}

function drawGrid(at: Composition, setting: CardSetting, grid: Grid, box: Box, path: string): void {
  const { columns, width, gap, height } = grid;
  const { look, scale } = setting;
  const stretch = Math.min(LOOSEST, box.h / height);
  const wide = width * columns.length + gap * (columns.length - 1);
  columns.forEach((column, index) => {
    const x = box.x + (box.w - wide) / 2 + index * (width + gap);
    drawColumn(at, setting, grid, column, { x, box, stretch, path });
    if (index === 0 || !HEAD_ORNAMENTS[look.heads].parted) return;
    const between = x - gap / 2;
    const top = box.y + (box.h - height * stretch) / 2;
    const ends = { x1: between, x2: between, y1: top + 2, y2: top + height * stretch - 2 };
    at.add({ kind: 'line', ...ends, stroke: look.inks.rule, line: 0.3 * scale, opacity: 0.6 });
  });
}

/** Blank height of a grid's columns, beyond what opening the gaps between families takes. */
function holesOf({ columns, height, between }: Grid): number {
  return columns.reduce((sum, { families, height: own, picture }) => {
    const gaps = families.filter(({ continued }, index) => index > 0 && !continued).length;
    const opened = own + between * 0.9 * gaps;
    return sum + (picture === undefined ? Math.max(0, height - opened) : 0);
  }, 0);
}

/** The drinks by family in columns; a short column takes one of the spare pictures. */
export function drinksBlock(
  setting: CardSetting,
  width: number,
  columns: number,
  spare: readonly CardPicture[],
): DrinksBlock {
  const { card, scale } = setting;
  if (card.families.length === 0) {
    const waiting = waitingBlock(setting, 'Vos boissons', PATH, { height: 34 * scale, grow: 60 * scale });
    return { ...waiting, left: spare };
  }
  return familiesBlock(setting, { families: card.families, path: PATH }, { width, columns, spare });
}

/** Families or sections in columns. */
export function familiesBlock(
  setting: CardSetting,
  listed: ListedFamilies,
  { width, columns, spare = [] }: { width: number; columns: number; spare?: readonly CardPicture[] },
): DrinksBlock {
  const { drink } = setting;
  const { grid, left } = gridOf(setting, listed, width, columns, spare);
  const lines = grid.columns.flatMap(({ families }) => families.flatMap((family) => family.lines));
  const broken = lines.reduce((sum, line) => sum + line.broken, 0);
  return {
    height: grid.height,
    grow: grid.height * 0.42,
    left,
    // A head hardly larger than a drink is none.
    broken: broken + (grid.head < drink * 1.18 ? 1 : 0),
    holes: holesOf(grid),
    illegible: listed.families.some(({ name }) => name.width(grid.head) > grid.width),
    draw: (at, box) => drawGrid(at, setting, grid, box, listed.path),
  };
}
