import { HAIR, INK_2, PAGE, PRINT } from './ink.ts';
import { leaderLine } from './leader-line.ts';
import { lineHeight, type SetLine, type TextStyle } from './printed-text.ts';
import type { Sheet } from './sheet.ts';

/** A choice with its drawing; without one, an empty frame with its name. */
export interface Picture {
  name: string;
  content: Buffer | null;
}

const COLUMNS = 7;
const GAP = 8;
const SIDE = (PAGE.right - PAGE.left - GAP * (COLUMNS - 1)) / COLUMNS;
const RADIUS = 4;
const SINGLE = 46;
const CAPTION: TextStyle = { font: 'body', size: 7.5, colour: INK_2, leading: 1.25 };
const CAPTION_LINES = 3;

function captionOf(sheet: Sheet, name: string): SetLine[] {
  const lines = sheet.type.wrap(name, SIDE, CAPTION);
  if (lines.length <= CAPTION_LINES) return lines;
  const rest = lines.slice(CAPTION_LINES - 1).flatMap((line) => line.runs.map((run) => run.text));
  return [...lines.slice(0, CAPTION_LINES - 1), sheet.type.oneLine(rest.join(' '), SIDE, CAPTION)];
}

/** Decorative: its name is beside it, or below. */
function drawFrame(sheet: Sheet, picture: Picture, x: number, side: number): void {
  sheet.structure.artifact(() => paintFrame(sheet, picture, x, side));
}

function paintFrame(sheet: Sheet, { content }: Picture, x: number, side: number): void {
  sheet.pdf.save();
  sheet.pdf.roundedRect(x, sheet.y, side, side, RADIUS).clip();
  sheet.pdf.rect(x, sheet.y, side, side).fill(PRINT);
  if (content !== null && !sheet.isTrial) sheet.pdf.image(content, x, sheet.y, { width: side, height: side });
  sheet.pdf.restore();
  sheet.pdf.lineWidth(0.6).strokeColor(HAIR).roundedRect(x, sheet.y, side, side, RADIUS).stroke();
}

/** One picture, with its line beside it. */
export function pictureLine(sheet: Sheet, label: string, value: string, picture: Picture): void {
  sheet.need(SINGLE + 6);
  const top = sheet.y;
  drawFrame(sheet, picture, PAGE.left, SINGLE);
  sheet.y = top + SINGLE / 2 - 7;
  leaderLine(sheet, label, value, PAGE.left + SINGLE + 12);
  sheet.y = Math.max(sheet.y, top + SINGLE + 6);
}

/** Catalogue pictures side by side, with names below. */
export function pictureGrid(sheet: Sheet, pictures: readonly Picture[]): void {
  for (let at = 0; at < pictures.length; at += COLUMNS) {
    const row = pictures
      .slice(at, at + COLUMNS)
      .map((picture) => ({ picture, caption: captionOf(sheet, picture.name) }));
    const height = SIDE + 4 + Math.max(...row.map(({ caption }) => caption.length)) * lineHeight(CAPTION);
    sheet.need(height);
    row.forEach(({ picture, caption }, column) => {
      const x = PAGE.left + column * (SIDE + GAP);
      drawFrame(sheet, picture, x, SIDE);
      sheet.structure.item(() => sheet.type.drawLines(caption, x, sheet.y + SIDE + 3, CAPTION));
    });
    sheet.y += height + 6;
  }
}
