import type { PlacedImage } from '@ardoise/domain/print-check/print-facts.ts';
import { type Matrix, mappedCorners, type PageSpace } from './page-space.ts';
import { memoryOf, type Pdfium } from './pdfium.ts';
import { isQrCode } from './qr-code-picture.ts';

/** By PDFium's numbers. */
const RGB_SPACES = [2, 5];
const ICC_SPACE = 7;
const RGB_BITS = 24;
/** Larger pictures are photographs; smaller ones have no code in them. */
const QR_PIXELS = { least: 21, most: 2_400 };
const SQUARE = 0.04;
const UNIT_SQUARE = { left: 0, bottom: 0, right: 1, top: 1 };
const BYTES: Readonly<Record<number, number>> = { 1: 1, 2: 3, 3: 4, 4: 4 };

interface ImageObject {
  object: number;
  page: number;
  matrix: Matrix;
}

function looksLikeQrCode(pdfium: Pdfium, object: number): boolean {
  const bitmap = pdfium.FPDFImageObj_GetBitmap(object);
  if (bitmap === 0) return false;
  try {
    const bytes = BYTES[pdfium.FPDFBitmap_GetFormat(bitmap)];
    if (bytes === undefined) return false;
    const width = pdfium.FPDFBitmap_GetWidth(bitmap);
    const height = pdfium.FPDFBitmap_GetHeight(bitmap);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const from = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const grey = new Uint8Array(width * height);
    const heap = memoryOf(pdfium);
    // The second of three channels is green, which is close enough to the luminance of a code.
    const channel = bytes === 1 ? 0 : 1;
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1)
        grey[y * width + x] = heap[from + y * stride + x * bytes + channel] ?? 255;
    return isQrCode({ width, height, grey });
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

function isRgb(space: number, bits: number): boolean {
  return RGB_SPACES.includes(space) || (space === ICC_SPACE && bits === RGB_BITS);
}

/** An image with its pixels and its place; null for one without pixels. `scratch` is memory of PDFium. */
export function placedImage(
  pdfium: Pdfium,
  scratch: number,
  { object, page, matrix }: ImageObject,
  space: PageSpace,
): PlacedImage | null {
  if (!pdfium.FPDFImageObj_GetImageMetadata(object, page, scratch)) return null;
  const { pdfium: module } = pdfium;
  const [width, height] = [module.getValue(scratch, 'i32'), module.getValue(scratch + 4, 'i32')];
  const [bits, colours] = [module.getValue(scratch + 16, 'i32'), module.getValue(scratch + 20, 'i32')];
  if (width <= 0 || height <= 0) return null;
  const [a, b, c, d] = matrix;
  const isSquare = Math.abs(Math.hypot(a, b) / Math.hypot(c, d) - 1) < SQUARE;
  const longest = Math.max(width, height);
  return {
    box: space.boxOf(mappedCorners(UNIT_SQUARE, matrix)),
    width,
    height,
    wide: Math.hypot(a, b) * space.unit,
    high: Math.hypot(c, d) * space.unit,
    qrCode:
      isSquare && longest >= QR_PIXELS.least && longest <= QR_PIXELS.most && looksLikeQrCode(pdfium, object),
    rgb: isRgb(colours, bits),
  };
}
