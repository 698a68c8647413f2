import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import * as fontkit from 'fontkit';
import PDFDocument from 'pdfkit';

type Pdf = InstanceType<typeof PDFDocument>;

const FONTS = path.join(import.meta.dirname, '../../../assets/fonts');
const OWN_FONT = path.join(FONTS, 'RadioCanada-Regular.ttf');

/** An image at a place of the cut page, in millimetres. */
export interface PrintedImage {
  bytes: Buffer;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A file as a studio exports it; lengths in millimetres, at the size of the file. */
export interface PrintSpec {
  w: number;
  h: number;
  pages?: number;
  /** What is added on each side of the cut, and painted by the ground. */
  bleed?: number;
  /** Further out, for the marks. */
  slug?: number;
  /** Whether the file has a TrimBox; else marks, or nothing, say where it is cut. */
  trimBox?: boolean;
  marks?: boolean;
  /** A colour up to the edge of the bleed; else paper. */
  ground?: boolean;
  /** The ground, up to this far beyond the cut. */
  groundBleed?: number;
  text?: 'embedded' | 'outlined' | 'missing';
  images?: readonly PrintedImage[];
  /** Turned by the page itself. */
  rotate?: 90 | 180 | 270;
  userUnit?: number;
  spot?: string;
  password?: string;
}

/** What the types of fontkit do not say. */
interface OutlinedFont {
  unitsPerEm: number;
  layout: (text: string) => { glyphs: { path: { toSVG: () => string }; advanceWidth: number }[] };
}

const points = (millimetres: number) => (millimetres * 72) / 25.4;

/** Crop marks outside the bleed, two at each corner. */
function drawMarks(pdf: Pdf, out: number, { w, h, bleed = 0 }: PrintSpec): void {
  const from = bleed + 1;
  const to = Math.max(out - 0.5, from + 2);
  pdf.lineWidth(0.25).strokeColor('#000000');
  for (const x of [0, w])
    for (const y of [0, h]) {
      const [across, down] = [x === 0 ? -1 : 1, y === 0 ? -1 : 1];
      const [X, Y] = [out + x, out + y];
      pdf
        .moveTo(points(X + across * from), points(Y))
        .lineTo(points(X + across * to), points(Y))
        .stroke();
      pdf
        .moveTo(points(X), points(Y + down * from))
        .lineTo(points(X), points(Y + down * to))
        .stroke();
    }
}

const NONE = { top: 0, left: 0, bottom: 0, right: 0 };
const WORDS = 'La Brasserie du Quai';

function drawOutlined(pdf: Pdf, x: number, y: number, size: number): void {
  const font = fontkit.create(readFileSync(OWN_FONT)) as unknown as OutlinedFont;
  const scale = size / font.unitsPerEm;
  let at = 0;
  for (const { path: outline, advanceWidth } of font.layout(WORDS).glyphs) {
    pdf.save();
    pdf.translate(x + at * scale, y).scale(scale, -scale);
    pdf.path(outline.toSVG()).fill('#202020');
    pdf.restore();
    at += advanceWidth;
  }
}

function drawText(pdf: Pdf, { text = 'embedded', w, h }: PrintSpec, out: number): void {
  const [x, y] = [points(out + w * 0.1), points(out + h * 0.15)];
  const size = Math.max(2, Math.min(18, points(w) / 16));
  if (text === 'outlined') {
    drawOutlined(pdf, x, y, size);
    return;
  }
  pdf
    .font(text === 'missing' ? 'Helvetica' : OWN_FONT)
    .fontSize(size)
    .fillColor('#202020');
  pdf.text(WORDS, x, y, { lineBreak: false });
}

function drawPage(pdf: Pdf, spec: PrintSpec, out: number): void {
  const { w, h, bleed = 0, ground = false, groundBleed = bleed, images = [] } = spec;
  if (ground)
    pdf
      .rect(
        points(out - groundBleed),
        points(out - groundBleed),
        points(w + 2 * groundBleed),
        points(h + 2 * groundBleed),
      )
      .fill([30, 10, 5, 0]);
  for (const image of images)
    pdf.image(image.bytes, points(out + image.x), points(out + image.y), {
      width: points(image.w),
      height: points(image.h),
    });
  drawText(pdf, spec, out);
  if (spec.marks === true) drawMarks(pdf, out, spec);
}

/** Drawn by pdfkit. */
export function kitPrint(spec: PrintSpec): Promise<Buffer> {
  const { w, h, bleed = 0, slug = 0, trimBox = true, pages = 1, password } = spec;
  const out = bleed + slug;
  const size: [number, number] = [points(w + 2 * out), points(h + 2 * out)];
  const pdf = new PDFDocument({
    size,
    autoFirstPage: false,
    pdfVersion: '1.6',
    ...(password === undefined ? {} : { userPassword: password }),
  });
  const file = buffer(pdf);
  for (let page = 0; page < pages; page += 1) {
    pdf.addPage({ size, margins: NONE });
    const boxes = pdf.page.dictionary.data as unknown as Record<string, unknown>;
    const cut = [points(out), points(out), points(out + w), points(out + h)];
    if (trimBox) boxes.TrimBox = cut;
    if (spec.rotate !== undefined) boxes.Rotate = spec.rotate;
    if (spec.userUnit !== undefined) boxes.UserUnit = spec.userUnit;
    drawPage(pdf, spec, out);
    if (spec.spot !== undefined) {
      const spots = pdf as unknown as { addSpotColor: (name: string, ...inks: number[]) => void };
      spots.addSpotColor(spec.spot, 0, 93, 79, 0);
      pdf.rect(points(out + 20), points(out + 20), 40, 20).fill(spec.spot);
    }
  }
  pdf.end();
  return file;
}
