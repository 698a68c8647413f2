import type { Box, Drawing, Mark } from '@ardoise/domain/drawing/mark.ts';
import type PDFDocument from 'pdfkit';

/** How far the mirror stands inside the edge, in millimetres: no seam shows at the trim. */
const UNDER = 0.05;

type Side = -1 | 0 | 1;
const SIDES: readonly Side[] = [-1, 0, 1];

/** The box of a mark, its stroke not counted; null where it is not known without following its path. */
function boxOf(mark: Mark): Box | null {
  switch (mark.kind) {
    case 'path':
      return null;
    case 'disc':
    case 'lozenge':
      return { x: mark.x - mark.r, y: mark.y - mark.r, w: 2 * mark.r, h: 2 * mark.r };
    case 'line':
      return {
        x: Math.min(mark.x1, mark.x2),
        y: Math.min(mark.y1, mark.y2),
        w: Math.abs(mark.x2 - mark.x1),
        h: Math.abs(mark.y2 - mark.y1),
      };
    case 'dots':
      return { x: mark.x1, y: mark.y, w: mark.x2 - mark.x1, h: 0 };
    case 'text':
      return { x: mark.x, y: mark.y, w: 0, h: 0 };
    default:
      return mark;
  }
}

/** Whether a mark may show within so many millimetres of an edge. Words never do: they would be there twice. */
function isNearEdge(
  mark: Mark,
  { width, height }: Pick<Drawing, 'width' | 'height'>,
  reach: number,
): boolean {
  if (mark.kind === 'text') return false;
  const box = boxOf(mark);
  if (box === null) return true;
  return box.x < reach || box.y < reach || box.x + box.w > width - reach || box.y + box.h > height - reach;
}

/** Where the strip beyond one side begins and how long it is, and how what is mirrored in it lies. */
function strip(side: Side, length: number, bleed: number) {
  if (side === 0) return { from: 0, long: length, scale: 1, moved: 0 };
  const from = side === -1 ? -bleed : length - 2 * UNDER;
  const mirror = side === -1 ? UNDER : length - UNDER;
  return { from, long: bleed + 2 * UNDER, scale: -1, moved: 2 * mirror };
}

/** A ground that reaches an edge, on to the bleed: below what is mirrored, no paper shows between it and the drawing. */
function extended(mark: Mark, { width, height }: Pick<Drawing, 'width' | 'height'>, bleed: number): Mark[] {
  if (mark.kind !== 'rect' || mark.fill === undefined || mark.r || mark.opacity !== undefined) return [];
  const left = mark.x <= 0 ? -bleed : mark.x;
  const top = mark.y <= 0 ? -bleed : mark.y;
  const right = mark.x + mark.w >= width ? width + bleed : mark.x + mark.w;
  const bottom = mark.y + mark.h >= height ? height + bleed : mark.y + mark.h;
  return [{ kind: 'rect', x: left, y: top, w: right - left, h: bottom - top, fill: mark.fill }];
}

/**
 * Paints what runs over the trim: the drawing's edges, mirrored, so that a ground, a frame or tiles go on. Its origin is
 * the drawing's, its unit the millimetre.
 */
export function paintBleed(
  pdf: PDFDocument,
  { width, height, marks }: Pick<Drawing, 'width' | 'height' | 'marks'>,
  bleed: number,
  paint: (marks: readonly Mark[]) => void,
): void {
  const near = marks.filter((mark) => isNearEdge(mark, { width, height }, bleed + 2 * UNDER));
  paint(near.flatMap((mark) => extended(mark, { width, height }, bleed)));
  for (const across of SIDES)
    for (const down of SIDES) {
      if (across === 0 && down === 0) continue;
      const [x, y] = [strip(across, width, bleed), strip(down, height, bleed)];
      pdf.save();
      pdf.rect(x.from, y.from, x.long, y.long).clip();
      pdf.translate(x.moved, y.moved).scale(x.scale, y.scale);
      paint(near);
      pdf.restore();
    }
}
