import { parentPort } from 'node:worker_threads';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage } from './draw-page.ts';
import { openPdf } from './open-pdf.ts';

/** One PDF to read, by its path. */
export interface PdfJob {
  file: string;
  /** Longest side of the first page's picture, in pixels; omitted: no picture. */
  side?: number;
}

export interface PdfAnswer {
  pages: number;
  /** PNG. */
  picture?: Uint8Array;
}

/** As large as its longest side may be. */
async function drawSmall(page: PDFPageProxy, side: number): Promise<Uint8Array> {
  const { width, height } = page.getViewport({ scale: 1 });
  const canvas = await drawPage(page, side / Math.max(width, height));
  return canvas.encode('png');
}

async function readPdf({ file, side }: PdfJob): Promise<PdfAnswer> {
  const task = openPdf(file);
  try {
    const document = await task.promise;
    const pages = document.numPages;
    if (side === undefined) return { pages };
    return { pages, picture: await drawSmall(await document.getPage(1), side) };
  } finally {
    await task.destroy();
  }
}

parentPort?.on('message', (job: PdfJob) => {
  readPdf(job).then(
    (answer) => parentPort?.postMessage(answer),
    // Corrupt, encrypted, or no PDF: null, which the caller stores.
    () => parentPort?.postMessage(null),
  );
});
