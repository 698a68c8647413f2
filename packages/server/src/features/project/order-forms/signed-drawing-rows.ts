import { DRAWING_CHANGED } from '@ardoise/domain/drawing/drawing-words.ts';
import type { SignedDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import type { PaintedPicture } from '../drawings/drawing-pictures.ts';
import { paintDrawing } from '../drawings/paint-drawing.ts';
import { hasChanged } from '../drawings/signed-drawings.ts';
import { CONTENT_WIDTH, HAIR, INK_2, PAGE } from './ink.ts';
import { lineHeight, type TextStyle } from './printed-text.ts';
import type { Sheet } from './sheet.ts';

const TALLEST = 310;
/** Of a drawing that is the only one. */
const TALLEST_ALONE = 470;
const GAP = 20;
const TITLE: TextStyle = { font: 'bold', size: 9.5 };
const FORMAT: TextStyle = { font: 'body', size: 8.5, colour: INK_2 };
/** Lines of a name beside others; the order names it in full above. */
const TITLE_LINES = 2;
const CAPTION = TITLE_LINES * lineHeight(TITLE) + 2 * lineHeight(FORMAT) + 8;

/** A drawing at its size in the order form, in points. */
interface PlacedDrawing {
  drawing: SignedDrawing;
  scale: number;
  width: number;
  height: number;
}

/** Drawings side by side. */
export type DrawingRow = readonly PlacedDrawing[];

function placed(drawing: SignedDrawing, tallest: number): PlacedDrawing {
  const scale = Math.min(CONTENT_WIDTH / drawing.width, tallest / drawing.height);
  return { drawing, scale, width: drawing.width * scale, height: drawing.height * scale };
}

/** Arranges the drawings in rows, as many side by side as fit. */
export function drawingRows(drawings: readonly SignedDrawing[]): DrawingRow[] {
  const rows: PlacedDrawing[][] = [];
  const tallest = drawings.length === 1 ? TALLEST_ALONE : TALLEST;
  let left = 0;
  for (const each of drawings.map((drawing) => placed(drawing, tallest))) {
    const row = rows.at(-1);
    if (row !== undefined && each.width <= left) row.push(each);
    else {
      rows.push([each]);
      left = CONTENT_WIDTH;
    }
    left -= each.width + GAP;
  }
  return rows;
}

/** Height of a row with its captions. */
export function drawingRowHeight(row: DrawingRow): number {
  return Math.max(...row.map(({ height }) => height)) + CAPTION;
}

/** Draws a row of signed drawings, each with its name and format below, unbreakable. */
export function drawDrawingRow(
  sheet: Sheet,
  row: DrawingRow,
  pictures: ReadonlyMap<string, PaintedPicture>,
): void {
  const height = drawingRowHeight(row);
  sheet.need(height);
  let x = PAGE.left;
  for (const { drawing, scale, width, height: high } of row) {
    paintDrawing(sheet.pdf, drawing, { x, y: sheet.y, scale }, { pictures, colours: 'screen' });
    sheet.pdf.lineWidth(0.5).strokeColor(HAIR).rect(x, sheet.y, width, high).stroke();
    const title = sheet.type.wrap(drawing.title, width, TITLE).slice(0, TITLE_LINES);
    let y = sheet.type.drawLines(title, x, sheet.y + high + 4, TITLE);
    y = sheet.type.drawLines([sheet.type.oneLine(drawing.format, width, FORMAT)], x, y, FORMAT);
    if (hasChanged(drawing, pictures))
      sheet.type.drawLines(sheet.type.wrap(DRAWING_CHANGED, width, FORMAT).slice(0, 1), x, y, FORMAT);
    x += width + GAP;
  }
  sheet.y += height;
}
