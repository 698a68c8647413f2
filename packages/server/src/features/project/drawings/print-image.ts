import type PDFDocument from 'pdfkit';
import type { PdfImage } from 'pdfkit';
import { separated } from './print-colour.ts';

/** Pixels of red, green, blue and opacity, a byte each. */
interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Inks of each pixel, and its opacity. */
function layersOf({ width, height, data }: Pixels): { inks: Buffer; opacity: Buffer } {
  const inks = Buffer.alloc(width * height * 4);
  const opacity = Buffer.alloc(width * height);
  const part = (at: number) => (data[at] ?? 0) / 255;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const at = pixel * 4;
    const colour = separated(part(at), part(at + 1), part(at + 2));
    for (const [index, percent] of colour.entries()) inks[at + index] = Math.round(percent * 2.55);
    opacity[pixel] = data[at + 3] ?? 0;
  }
  return { inks, opacity };
}

/** A picture in the inks of print, which pdfkit, that reads JPEG and PNG, places as it is. */
export class PrintImage implements PdfImage {
  readonly width: number;
  readonly height: number;
  readonly label: string;
  obj: object | null = null;
  readonly #pixels: Pixels;

  /** @param label its name in the document, unlike any other's there */
  constructor(pixels: Pixels, label: string) {
    this.width = pixels.width;
    this.height = pixels.height;
    this.label = label;
    this.#pixels = pixels;
  }

  /** Called by pdfkit, once a document. */
  embed(pdf: PDFDocument): void {
    const { width, height } = this;
    const { inks, opacity } = layersOf(this.#pixels);
    const shape = { Type: 'XObject', Subtype: 'Image', BitsPerComponent: 8, Width: width, Height: height };
    const mask = pdf.ref({ ...shape, ColorSpace: 'DeviceGray' });
    mask.end(opacity);
    const image = pdf.ref({ ...shape, ColorSpace: 'DeviceCMYK', SMask: mask });
    image.end(inks);
    this.obj = image;
  }
}
