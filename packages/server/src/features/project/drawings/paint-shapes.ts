import type { Box } from '@ardoise/domain/drawing/mark.ts';
import type PDFDocument from 'pdfkit';
import type { PdfColour } from 'pdfkit';
import type { Shape, ShapedPicture } from './svg-shapes.ts';

/** A colour of a picture, as it is written. */
type ColourOf = (screen: string) => PdfColour;

function paintShape(pdf: PDFDocument, shape: Shape, colourOf: ColourOf): void {
  const { d, fill, fillOpacity, stroke, strokeOpacity, strokeWidth, cap, join, x, y } = shape;
  pdf.save();
  if (x !== 0 || y !== 0) pdf.translate(x, y);
  if (fill !== null) pdf.path(d).fillOpacity(fillOpacity).fill(colourOf(fill));
  if (stroke !== null)
    pdf
      .path(d)
      .lineWidth(strokeWidth)
      .lineCap(cap)
      .lineJoin(join)
      .strokeOpacity(strokeOpacity)
      .stroke(colourOf(stroke));
  pdf.restore();
}

/** The box of a picture of that size, contained and centred in a box like a browser's image. */
export function containedBox({ width, height }: Pick<ShapedPicture, 'width' | 'height'>, box: Box): Box {
  const scale = Math.min(box.w / width, box.h / height);
  const [w, h] = [width * scale, height * scale];
  return { x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h };
}

/** Paints a picture of paths so that it fills a box. */
export function paintShapes(
  pdf: PDFDocument,
  { width, height, shapes }: ShapedPicture,
  box: Box,
  colourOf: ColourOf,
): void {
  pdf.save();
  pdf.translate(box.x, box.y).scale(box.w / width, box.h / height);
  pdf.rect(0, 0, width, height).clip();
  for (const shape of shapes) paintShape(pdf, shape, colourOf);
  pdf.restore();
}
