import { INKS, type Ink } from '@ardoise/domain/base/ink.ts';
import type { Box, DotsMark, Drawing, ImageMark, Mark, TextMark } from '@ardoise/domain/drawing/mark.ts';
import { lozengePath, notchedPath } from '@ardoise/domain/drawing/outlines.ts';
import { repeatedPath } from '@ardoise/domain/drawing/repeated-path.ts';
import type PDFDocument from 'pdfkit';
import type { PdfColour } from 'pdfkit';
import { FACES } from './drawing-faces.ts';
import { faceFont } from './drawing-fonts.ts';
import type { Colours, PaintedPicture } from './drawing-pictures.ts';
import { paintExactQuadratics } from './exact-quadratics.ts';
import { paintBleed } from './paint-bleed.ts';
import { containedBox, paintShapes } from './paint-shapes.ts';
import { printColour } from './print-colour.ts';
import type { Structure } from './structure.ts';

/** As measured by the domain: kerning, no ligatures, composed accents. */
export const PRINT_FEATURES = {
  liga: false,
  clig: false,
  calt: false,
  ccmp: false,
  mark: false,
  mkmk: false,
};

/** What a drawing is painted with. */
export interface PaintSettings {
  /** By catalogue path; the box of a missing picture stays empty. */
  pictures: ReadonlyMap<string, PaintedPicture>;
  colours: Colours;
  /** Millimetres that grounds and frames go on for beyond the edges; default none. */
  bleed?: number;
  /** Where the document is read, and not one figure of it: its words, line by line, and its pictures by their names. */
  read?: { structure: Structure; names: ReadonlyMap<string, string> };
}

/** A picture without a name in the catalogue any more. */
const UNNAMED = 'Image sans nom';

/** Marks by lines: those that are read as one, a name and its price with the dots between, stand on one baseline. */
function linesOf(marks: readonly Mark[]): Mark[][] {
  const lines: Mark[][] = [];
  let baseline: number | null = null;
  for (const mark of marks) {
    const line = lines.at(-1);
    const goesOn = mark.kind === 'text' ? mark.y === baseline : mark.kind === 'dots';
    if (line !== undefined && baseline !== null && goesOn) line.push(mark);
    else {
      lines.push([mark]);
      baseline = mark.kind === 'text' ? mark.y : null;
    }
  }
  return lines;
}

interface Paint {
  fill?: Ink;
  stroke?: Ink;
  line?: number;
  dash?: readonly [number, number];
  cap?: 'round';
}

/** Miter limit of SVG; that of PDF is 10. */
const MITER = 4;

class Painter {
  readonly #pdf: PDFDocument;
  readonly #settings: PaintSettings;

  constructor(pdf: PDFDocument, settings: PaintSettings) {
    this.#pdf = pdf;
    this.#settings = settings;
  }

  #colour(ink: Ink): PdfColour {
    const { screen, cmyk } = INKS[ink];
    return this.#settings.colours === 'screen' ? screen : cmyk;
  }

  /** Paints the current path. */
  #paint({ fill, stroke, line = 1, dash, cap }: Paint): void {
    const pdf = this.#pdf;
    if (stroke !== undefined)
      pdf
        .lineWidth(line)
        .lineCap(cap ?? 'butt')
        .lineJoin('miter')
        .miterLimit(MITER)
        .strokeColor(this.#colour(stroke));
    if (dash !== undefined) pdf.dash(dash[0], { space: dash[1] });
    if (fill !== undefined && stroke !== undefined)
      pdf.fillAndStroke(this.#colour(fill), this.#colour(stroke));
    else if (fill !== undefined) pdf.fill(this.#colour(fill));
    else if (stroke !== undefined) pdf.stroke();
    // Ends the path, which the next mark would paint with its own.
    else pdf.addContent('n');
    if (dash !== undefined) pdf.undash();
  }

  #dots({ x1, x2, y, r, step, fill }: DotsMark): void {
    const pdf = this.#pdf
      .lineWidth(2 * r)
      .lineCap('round')
      .strokeColor(this.#colour(fill));
    // Some PDF readers do not paint a zero-length dash.
    pdf.dash(0.001, { space: step - 0.001 });
    pdf.moveTo(x1, y).lineTo(x2, y).stroke().undash();
  }

  #words({ text, x, y, size, face, fill, track = 0 }: TextMark): void {
    this.#pdf.font(`drawing-${face}`).fontSize(size).fillColor(this.#colour(fill));
    this.#pdf.text(text, x, y, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: track,
      features: PRINT_FEATURES,
    });
  }

  #image({ src, x, y, w, h, crop }: ImageMark): void {
    const content = this.#settings.pictures.get(src);
    if (content === undefined) return;
    if (crop !== undefined) {
      const whole = { w: w / crop.w, h: h / crop.h };
      this.#pdf.rect(x, y, w, h).clip();
      this.#picture(content, { x: x - crop.x * whole.w, y: y - crop.y * whole.h, ...whole });
    } else if ('shapes' in content) this.#picture(content, containedBox(content, { x, y, w, h }));
    else this.#pdf.image(content, x, y, { fit: [w, h], align: 'center', valign: 'center' });
  }

  /** A picture that fills a box. */
  #picture(content: PaintedPicture, box: Box): void {
    if (!('shapes' in content)) this.#pdf.image(content, box.x, box.y, { width: box.w, height: box.h });
    else
      paintShapes(
        this.#pdf,
        content,
        box,
        this.#settings.colours === 'screen' ? (colour) => colour : printColour,
      );
  }

  /** All but the placeholders of missing answers. */
  marks(marks: readonly Mark[]): void {
    for (const mark of marks) if (!mark.waiting) this.#painted(mark);
  }

  /** The same, as elements of what is read: words and pictures in the order in which they are drawn. */
  readMarks(marks: readonly Mark[]): void {
    const { read } = this.#settings;
    if (read === undefined) {
      this.marks(marks);
      return;
    }
    const { structure, names } = read;
    for (const line of linesOf(marks.filter(({ waiting }) => !waiting))) {
      const [first] = line;
      if (first?.kind === 'text')
        structure.paragraph(() => {
          for (const mark of line) this.#part(structure, mark);
        });
      else if (first?.kind === 'image')
        structure.figure(names.get(first.src) ?? UNNAMED, () => this.#painted(first));
      else for (const mark of line) this.#part(structure, mark);
    }
  }

  /** Words are read, what is around them is not. */
  #part(structure: Structure, mark: Mark): void {
    if (mark.kind === 'text') structure.text(() => this.#painted(mark));
    else structure.artifact(() => this.#painted(mark));
  }

  #painted(mark: Mark): void {
    this.#pdf.save();
    if (mark.opacity !== undefined) this.#pdf.opacity(mark.opacity);
    this.#mark(mark);
    this.#pdf.restore();
  }

  #mark(mark: Mark): void {
    const pdf = this.#pdf;
    switch (mark.kind) {
      case 'dots':
        this.#dots(mark);
        break;
      case 'text':
        this.#words(mark);
        break;
      case 'image':
        this.#image(mark);
        break;
      case 'rect':
        pdf.roundedRect(mark.x, mark.y, mark.w, mark.h, mark.r ?? 0);
        this.#paint(mark);
        break;
      case 'path':
        pdf.path(repeatedPath(mark));
        this.#paint(mark);
        break;
      case 'notched':
        pdf.path(notchedPath(mark));
        this.#paint(mark);
        break;
      case 'disc':
        pdf.circle(mark.x, mark.y, mark.r);
        this.#paint(mark);
        break;
      case 'lozenge':
        pdf.path(lozengePath(mark));
        this.#paint(mark);
        break;
      case 'line':
        pdf.moveTo(mark.x1, mark.y1).lineTo(mark.x2, mark.y2);
        this.#paint(mark);
        break;
    }
  }
}

/** Makes the fonts of drawings known to a document, as 'drawing-text' and the like. */
export function registerFaces(pdf: PDFDocument): void {
  for (const face of FACES) pdf.registerFont(`drawing-${face}`, faceFont(face));
}

/**
 * Paints a drawing into a PDF, its top left at a point, `scale` points per millimetre (72 / 25.4 is its true size).
 * Skips placeholders of missing answers. The web's `MarkView` has the same switch for SVG.
 */
export function paintDrawing(
  pdf: PDFDocument,
  drawing: Pick<Drawing, 'width' | 'height' | 'marks'>,
  place: { x: number; y: number; scale: number },
  settings: PaintSettings,
): void {
  registerFaces(pdf);
  paintExactQuadratics(pdf);
  const painter = new Painter(pdf, settings);
  const { bleed = 0, read } = settings;
  const aside = (draw: () => void) => (read === undefined ? draw() : read.structure.artifact(draw));
  pdf.save();
  pdf.translate(place.x, place.y).scale(place.scale);
  if (bleed > 0) aside(() => paintBleed(pdf, drawing, bleed, (marks) => painter.marks(marks)));
  pdf.rect(0, 0, drawing.width, drawing.height).clip();
  painter.readMarks(drawing.marks);
  pdf.restore();
}
