import { DRAWINGS_FOLDER } from '@ardoise/demo/drawings-folder.ts';
import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFDocument from 'pdfkit';
import { catalogueFiles, paintedPictures } from '../features/project/drawings/drawing-pictures.ts';
import { paintDrawing } from '../features/project/drawings/paint-drawing.ts';

const POINTS = 72 / 25.4;
/** No uploaded pictures. */
const DRAWN_ONLY = { read: async () => null, drawings: DRAWINGS_FOLDER };

/** The pages of a PDF as PDF.js paints them, `scale` pixels a point. */
export async function rasterPages(pdf: Buffer, scale: number): Promise<Canvas[]> {
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false });
  const document = await task.promise;
  const pages: Canvas[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    // PDF.js declares the browser's type, which differs from this canvas's.
    const canvasContext = canvas.getContext('2d') as never;
    await page.render({ canvasContext, canvas: null, viewport }).promise;
    pages.push(canvas);
  }
  await task.destroy();
  return pages;
}

/** Paints a drawing into a PDF of its size and rasterises it with PDF.js: a PNG of so many pixels per millimetre. */
export async function drawPdf(drawing: Drawing, sharpness: number): Promise<Buffer> {
  const size: [number, number] = [drawing.width * POINTS, drawing.height * POINTS];
  const pdf = new PDFDocument({ size, margins: { top: 0, right: 0, bottom: 0, left: 0 } });
  const pictures = await paintedPictures(await catalogueFiles(DRAWN_ONLY, [drawing]));
  paintDrawing(pdf, drawing, { x: 0, y: 0, scale: POINTS }, { pictures, colours: 'screen' });
  pdf.end();
  const [page] = await rasterPages(Buffer.concat(await pdf.toArray()), sharpness / POINTS);
  if (page === undefined) throw new Error('no page');
  return page.encode('png');
}
