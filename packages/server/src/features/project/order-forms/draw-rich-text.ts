import { parseRichText } from '@ardoise/domain/base/rich-text/parse-rich-text.ts';
import { MARKER_GAP, type Piece, type RichLine, richTextLines } from './rich-text-lines.ts';
import type { Sheet } from './sheet.ts';

function drawPiece({ type }: Sheet, { text, style }: Piece, x: number, baseline: number): number {
  const line = type.oneLine(text, Number.POSITIVE_INFINITY, style);
  type.draw(line, x, baseline, style);
  return x + line.width;
}

function drawLine(sheet: Sheet, { pieces, indent, marker, size, height }: RichLine, x: number): void {
  const baseline = sheet.y + size;
  if (marker !== undefined)
    drawPiece(
      sheet,
      marker,
      x + indent - MARKER_GAP - sheet.type.widthOf(marker.text, marker.style),
      baseline,
    );
  let left = x + indent;
  for (const piece of pieces) left = drawPiece(sheet, piece, left, baseline);
  sheet.y += height;
}

/** Draws a stored rich text from its tree, as it was written, and moves below; it continues on the next pages. */
export function drawRichText(
  sheet: Sheet,
  stored: string | undefined,
  { x, width }: { x: number; width: number },
): void {
  for (const [index, line] of richTextLines(sheet.type, parseRichText(stored), width).entries()) {
    if (index > 0) sheet.y += line.gap;
    sheet.need(line.height);
    sheet.structure.text(() => drawLine(sheet, line, x));
  }
}
