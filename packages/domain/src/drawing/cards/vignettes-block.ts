import type { Composition } from '../composition.ts';
import type { Box } from '../mark.ts';
import { type Block, lozengeRule, waitingBlock } from './block.ts';
import type { CardPicture } from './card-content.ts';
import type { CardSetting } from './card-setting.ts';
import { splitInRows } from './grid-rows.ts';
import { pictureOnPlate } from './picture-on-plate.ts';

/** Most pictures in a row. */
const MOST = 7;

interface Rows {
  rows: readonly (readonly CardPicture[])[];
  /** Most that a picture may be high. */
  most: number;
}

/** Rows of as many pictures, as few rows as possible. */
function rowsOf(pictures: readonly CardPicture[]): CardPicture[][] {
  const perRow = Math.ceil(pictures.length / Math.ceil(pictures.length / MOST));
  return splitInRows(pictures, perRow);
}

function drawRow(
  at: Composition,
  setting: CardSetting,
  { pictures, most }: { pictures: readonly CardPicture[]; most: number },
  { x, y, w, h }: Box,
): void {
  const { scale } = setting;
  const count = pictures.length;
  const side = Math.min(h, most);
  const gap = Math.min(16 * scale, (w - side * count) / (count + 1));
  const middle = y + h / 2;
  const start = x + w / 2 - (side * count + gap * (count - 1)) / 2;
  pictures.forEach((picture, index) => {
    pictureOnPlate(at, setting, picture, { x: start + side / 2 + index * (side + gap), y: middle, side });
  });
  const beside = start - x - 8 * scale;
  if (beside <= 14 * scale) return;
  for (const to of [-1, 1]) {
    const edge = x + w / 2 + to * (w / 2 - Math.max(0, beside - 40 * scale));
    lozengeRule(at, setting, [x + w / 2 + to * (w / 2 - beside), edge], middle, 0.4, [1, 0.6]);
  }
}

function drawRows(at: Composition, setting: CardSetting, { rows, most }: Rows, { x, y, w, h }: Box): void {
  const gap = 3 * setting.scale;
  const high = (h - gap * (rows.length - 1)) / rows.length;
  rows.forEach((pictures, index) => {
    drawRow(at, setting, { pictures, most }, { x, y: y + index * (high + gap), w, h: high });
  });
}

/** Pictures in a row, or in several: what grows most where height is left over. */
export function vignettesBlock(setting: CardSetting, width: number, pictures: readonly CardPicture[]): Block {
  const { scale, sheet } = setting;
  const rows = rowsOf(pictures);
  const across = Math.max(...rows.map((row) => row.length));
  const most = Math.min((width * 0.94) / across - 2 * scale, (pictures.length === 1 ? 86 : 72) * sheet);
  const least = Math.min(17 * scale, most);
  const height = rows.length * least + (rows.length - 1) * 3 * scale;
  return {
    height,
    grow: rows.length * (most - least),
    first: true,
    draw: (at, box) => drawRows(at, setting, { rows, most }, box),
  };
}

/** The place of pictures that are still to be chosen. */
export function waitingVignettes(setting: CardSetting): Block {
  const { scale, sheet } = setting;
  const room = { height: 9 * scale, grow: 26 * sheet };
  return { ...waitingBlock(setting, 'Vos illustrations', 'infocarte.illustrations', room), first: true };
}
