import { type Paint, SIDES, type Side } from '@ardoise/domain/print-check/print-facts.ts';
import { memoryOf, type Pdfium } from './pdfium.ts';

/** Pixels a millimetre: enough for a bleed of a tenth on what is drawn at a tenth. */
const FINEST = 10;
const USUAL = 5;
const SMALL_PAGE = 160;
const MOST_PIXELS = 9_000_000;
/** From a side inwards, in millimetres: marks and bleed are nearer. */
const DEEPEST = 40;
/** What the eye takes for paper. */
const NEARLY_WHITE = 8;
const WHITE = 0xffffffff;
/** A change of the painted length that is kept: a share of the side. */
const STEP = 0.02;

interface Picture {
  width: number;
  height: number;
  stride: number;
  pixels: Uint8Array;
}

function isPainted({ pixels, stride }: Picture, x: number, y: number): boolean {
  const at = y * stride + x * 4;
  return 765 - (pixels[at] ?? 255) - (pixels[at + 1] ?? 255) - (pixels[at + 2] ?? 255) > NEARLY_WHITE;
}

/** The painted pixels of the line that is `out` pixels from a side. */
function paintedLine(picture: Picture, side: Side, out: number): number {
  const { width, height } = picture;
  const isLevel = side === 'top' || side === 'bottom';
  const line = side === 'bottom' ? height - 1 - out : side === 'right' ? width - 1 - out : out;
  let painted = 0;
  for (let along = 0; along < (isLevel ? width : height); along += 1)
    if (isLevel ? isPainted(picture, along, line) : isPainted(picture, line, along)) painted += 1;
  return painted;
}

function paintOf(picture: Picture, side: Side, scale: number): Paint[] {
  const isLevel = side === 'top' || side === 'bottom';
  const [along, across] = isLevel ? [picture.width, picture.height] : [picture.height, picture.width];
  const kept: Paint[] = [];
  for (let out = 0; out < Math.min(across / 2, DEEPEST * scale); out += 1) {
    const length = paintedLine(picture, side, out) / scale;
    const last = kept.at(-1)?.length;
    if (last === undefined || Math.abs(length - last) > (STEP * along) / scale)
      kept.push({ from: Math.round((out / scale) * 100) / 100, length: Math.round(length * 10) / 10 });
  }
  return kept;
}

/** Pixels a millimetre for a page of this size. */
function scaleFor({ width, height }: { width: number; height: number }): number {
  const wanted = Math.max(width, height) <= SMALL_PAGE ? FINEST : USUAL;
  return Math.min(wanted, Math.sqrt(MOST_PIXELS / (width * height)));
}

/** What is painted along the sides of a page, as it would be printed. */
export function pagePaint(
  pdfium: Pdfium,
  page: number,
  size: { width: number; height: number },
): Record<Side, Paint[]> {
  const scale = scaleFor(size);
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const from = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const picture = {
      width,
      height,
      stride,
      pixels: memoryOf(pdfium).subarray(from, from + stride * height),
    };
    return Object.fromEntries(SIDES.map((side) => [side, paintOf(picture, side, scale)])) as Record<
      Side,
      Paint[]
    >;
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}
