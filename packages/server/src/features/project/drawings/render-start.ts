import { printable } from '@ardoise/domain/drawing/printable.ts';
import type { OrderDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import PDFDocument from 'pdfkit';
import { type PaintedPicture, paintedPictures } from './drawing-pictures.ts';
import { PRINT_FEATURES, paintDrawing, registerFaces } from './paint-drawing.ts';
import { Structure } from './structure.ts';

/** What a print file is started from. */
export interface StartInput {
  /** Of the project. */
  number: string;
  drawings: readonly OrderDrawing[];
  /** Files of their pictures, by catalogue path. */
  pictures: ReadonlyMap<string, Buffer>;
  /** What these pictures are, for who does not see them. */
  names: ReadonlyMap<string, string>;
  madeAt: Date;
}

/** Points of a millimetre; the rest is in millimetres. */
const POINTS = 72 / 25.4;
/** What printers ask for. */
const BLEED = 3;
/** Around the trim: bleed, crop marks, and the words. */
const AROUND = 12;
const CROP = { from: BLEED + 1, to: AROUND - 1, line: 0.09 };
const WORDS = { size: 2.3, first: BLEED + 3.6, next: 3.1 };
const BLACK = [0, 0, 0, 100] as const;

/** Read by whoever gets the file, wherever it went. */
const A_START = 'Point de départ tiré de l’aperçu\u00a0: ce n’est pas le fichier d’exécution.';

/** 'Horizontal 60x90cm · 900 × 600 mm' */
function sizeInWords({ format, width, height }: OrderDrawing): string {
  const length = (value: number) => value.toLocaleString('fr-FR', { useGrouping: false });
  return [format, `${length(width)} × ${length(height)}\u00a0mm, fonds perdus ${BLEED}\u00a0mm`]
    .filter(Boolean)
    .join(' · ');
}

/** Lines outside the bleed, where the sheet is cut. */
function cropMarks(pdf: PDFDocument, { width, height }: OrderDrawing): void {
  const ends = (length: number) => [
    [-CROP.to, -CROP.from] as const,
    [length + CROP.from, length + CROP.to] as const,
  ];
  for (const x of [0, width]) for (const [from, to] of ends(height)) pdf.moveTo(x, from).lineTo(x, to);
  for (const y of [0, height]) for (const [from, to] of ends(width)) pdf.moveTo(from, y).lineTo(to, y);
  pdf.lineWidth(CROP.line).stroke(BLACK);
}

/** A line below the bleed. */
function slugLine(pdf: PDFDocument, drawing: OrderDrawing, line: string, rank: number): void {
  const { text } = printable(line, 'text');
  pdf.font('drawing-text').fontSize(WORDS.size).fillColor(BLACK);
  const wide = pdf.widthOfString(text, { features: PRINT_FEATURES });
  // A long title on a narrow card.
  const size = Math.min(WORDS.size, (WORDS.size * (drawing.width - 4)) / wide);
  pdf.fontSize(size).text(text, 2, drawing.height + WORDS.first + rank * WORDS.next, {
    lineBreak: false,
    baseline: 'alphabetic',
    features: PRINT_FEATURES,
  });
}

/** What it is and what it is not, below the bleed; read before the drawing. */
function slug(pdf: PDFDocument, drawing: OrderDrawing, { number, structure }: PageParts): void {
  const title = [number, drawing.title, sizeInWords(drawing)].filter(Boolean).join(' · ');
  structure.heading(1, () => structure.text(() => slugLine(pdf, drawing, title, 1)));
  structure.paragraph(() => structure.text(() => slugLine(pdf, drawing, A_START, 0)));
}

/** A box of the page, so far outside the trim. */
function boxAt(outside: number, { width, height }: OrderDrawing): number[] {
  const inner = AROUND - outside;
  return [inner, inner, AROUND + width + outside, AROUND + height + outside].map((side) => side * POINTS);
}

interface PageParts extends Pick<StartInput, 'number' | 'names'> {
  pictures: ReadonlyMap<string, PaintedPicture>;
  structure: Structure;
}

function page(pdf: PDFDocument, drawing: OrderDrawing, parts: PageParts): void {
  const { pictures, structure, names } = parts;
  const size = [drawing.width, drawing.height].map((side) => (side + 2 * AROUND) * POINTS);
  pdf.addPage({
    size: [size[0] ?? 0, size[1] ?? 0],
    margins: { top: 0, right: 0, bottom: 0, left: 0 },
  });
  Object.assign(pdf.page.dictionary.data, {
    TrimBox: boxAt(0, drawing),
    BleedBox: boxAt(BLEED, drawing),
    // What is translucent is mixed in inks.
    Group: { Type: 'Group', S: 'Transparency', CS: 'DeviceCMYK' },
  });
  const at = AROUND * POINTS;
  registerFaces(pdf);
  pdf.save();
  pdf.translate(at, at).scale(POINTS);
  structure.artifact(() => cropMarks(pdf, drawing));
  slug(pdf, drawing, parts);
  pdf.restore();
  paintDrawing(
    pdf,
    drawing,
    { x: at, y: at, scale: POINTS },
    { pictures, colours: 'cmyk', bleed: BLEED, read: { structure, names } },
  );
}

/** A PDF of drawings, each on a page of its size with its bleed: its words are live, its colours inks. */
export async function renderStart({
  number,
  drawings,
  pictures,
  names,
  madeAt,
}: StartInput): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    font: null,
    lang: 'fr-FR',
    displayTitle: true,
    tagged: true,
    // Of transparency; what prepress programs open.
    pdfVersion: '1.6',
    info: {
      Title: `Point de départ, pas un fichier d’exécution – ${number}`,
      Subject: A_START,
      Author: 'Ardoise',
      Creator: 'Ardoise',
      CreationDate: madeAt,
    },
  });
  const painted = await paintedPictures(pictures, 'cmyk');
  const structure = new Structure(pdf, false);
  for (const drawing of drawings) page(pdf, drawing, { number, pictures: painted, structure, names });
  pdf.end();
  return Buffer.concat(await pdf.toArray());
}
