import type { PricelistBrief } from '../../projects/board.ts';
import type { Composition } from '../composition.ts';
import { howManyFit } from '../fit-text.ts';
import type { Box } from '../mark.ts';
import { wrapText } from '../wrap-text.ts';
import { boardFrame, paper } from './board-frame.ts';
import type { BoardLook } from './board-look.ts';
import { readPriceRows } from './price-list-rows.ts';
import {
  bestSetting,
  COLUMN_GAP,
  fitsAtLeast,
  heightOf,
  type ListSetting,
  ROW_FACE,
  ROW_LEADING,
  ROW_SIZE,
  type SetRow,
} from './price-list-setting.ts';

const PATH = 'brief.pricelist.texte';
const MARGIN = 34;
/** Of the note in the place of photos: legible in an order form. */
const NOTE_SIZE = 36;

function drawRow(
  at: Composition,
  { inks }: BoardLook,
  set: SetRow,
  x: number,
  top: number,
  setting: ListSetting,
): void {
  const { row, lines, height } = set;
  const { size, columnWidth } = setting;
  const own = size * ROW_SIZE[row.kind];
  const last = top + height - own * (ROW_LEADING - 0.98);
  lines.forEach((text, index) => {
    const y = last - (lines.length - 1 - index) * own * ROW_LEADING;
    at.line({
      text,
      x,
      y,
      size: own,
      face: ROW_FACE[row.kind],
      fill: row.kind === 'head' ? inks.accent : inks.ink,
    });
  });
  const right = x + columnWidth;
  if (row.kind === 'head') {
    const y = last + size * 0.34;
    at.add({ kind: 'line', x1: x, y1: y, x2: right, y2: y, stroke: inks.rule, line: 1.4 });
  }
  if (row.kind !== 'priced') return;
  at.line({ text: row.price, x: right, y: last, size, face: 'strong', fill: inks.ink, align: 'right' });
  const from = x + at.measure(lines.at(-1) ?? '', 'text', size) + size * 0.4;
  const to = right - at.measure(row.price, 'strong', size) - size * 0.4;
  if (to - from > size * 0.4)
    at.add({
      kind: 'dots',
      x1: from,
      x2: to,
      y: last - size * 0.08,
      r: size * 0.045,
      step: size * 0.3,
      fill: inks.ink,
    });
}

function drawRows(at: Composition, look: BoardLook, setting: ListSetting, room: Box): void {
  const { columns, columnWidth, size } = setting;
  const highest = Math.max(0, ...columns.map(heightOf));
  const longest = Math.max(1, ...columns.map((column) => column.length));
  // A short list has space between its rows, then around them.
  const air = Math.min((room.h - highest) / (longest + 1), size * 0.55);
  const high = highest + air * longest;
  const top = room.y + (room.h - high) * 0.4;
  const wide = columns.length * columnWidth + (columns.length - 1) * COLUMN_GAP;
  columns.forEach((column, index) => {
    const x = room.x + (room.w - wide) / 2 + index * (columnWidth + COLUMN_GAP);
    let y = top;
    for (const set of column) {
      drawRow(at, look, set, x, y, setting);
      y += set.height + air;
    }
    const between = x - COLUMN_GAP / 2;
    if (index > 0)
      at.add({
        kind: 'line',
        x1: between,
        y1: top,
        x2: between,
        y2: top + high,
        stroke: look.inks.rule,
        line: 1.2,
      });
  });
}

/** What is said in the place of prices that are in photos. */
const NOT_ON_THE_BOARD = 'Cette note ne sera pas sur le board.';

/**
 * The place of prices that the agency takes over from photos: a frame and a note in the face of plain words, which
 * nobody takes for the printed list.
 */
function drawPhotoNote(at: Composition, { inks }: BoardLook, photos: number, room: Box): void {
  const whose = photos > 1 ? `vos ${photos}\u00a0photos` : 'votre photo';
  const box = { x: room.x, y: room.y + 12, w: room.w, h: room.h - 24 };
  at.add({ kind: 'rect', ...box, stroke: inks.rule, line: 1.6, dash: [7, 5] });
  const lines = [`L’agence mettra ici les prix de ${whose}.`, NOT_ON_THE_BOARD].flatMap(
    (sentence) => wrapText(at.measure, sentence, 'text', NOTE_SIZE, box.w - MARGIN) ?? [sentence],
  );
  at.linesAround(
    { lines, size: NOTE_SIZE, fits: true },
    { x: box.x + box.w / 2, middle: box.y + box.h / 2, face: 'text', fill: inks.ink, leading: 1.45 },
  );
}

/** A list of prices, from free text; the agency sets the prices of photos. */
export function layoutPriceList(
  at: Composition,
  look: BoardLook,
  pricelist: PricelistBrief | undefined,
): void {
  const sheet = boardFrame(at, look, { title: 'NOS PRIX', size: 52 });
  paper(at, look, sheet);
  const room = { x: sheet.x + MARGIN, y: sheet.y + 24, w: sheet.w - 2 * MARGIN, h: sheet.h - 48 };
  at.field(PATH, sheet);
  const text = (pricelist?.texte ?? '')
    .split('\n')
    .map((line) => at.said(PATH, line, 'text'))
    .join('\n')
    .trim();
  const photos = Object.keys(pricelist?.photo ?? {}).length;
  if (text === '') {
    if (photos === 0)
      at.waiting({ ...room, y: room.y + 12, h: room.h - 24 }, 'Vos prix', look.inks.accent, 24);
    else {
      at.field('brief.pricelist.photo', sheet);
      drawPhotoNote(at, look, photos, room);
    }
    return;
  }
  drawRows(at, look, bestSetting(at.measure, readPriceRows(text), room), room);
  if (fitsAtLeast(at.measure, text, room)) return;
  const signs = Array.from(text);
  const fits = howManyFit(signs.length, (some) =>
    fitsAtLeast(at.measure, signs.slice(0, some).join('').trim(), room),
  );
  at.tooLong({ field: PATH, fits, unit: 'caractère' });
}
