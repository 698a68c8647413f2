import { pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfResources } from './pdf-resources.ts';

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

/** Larger images inside a page are left blank instead of decoded in memory. */
const LARGEST_IMAGE = 64_000_000;

async function drawPage(page: PDFPageProxy, side: number): Promise<Uint8Array> {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: side / Math.max(width, height) });
  const canvas = createCanvas(
    Math.max(1, Math.round(viewport.width)),
    Math.max(1, Math.round(viewport.height)),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvasContext: context, canvas: null, viewport }).promise;
  return canvas.encode('png');
}

async function readPdf({ file, side }: PdfJob): Promise<PdfAnswer> {
  const task = getDocument({
    url: pathToFileURL(file).href,
    // Range reads: a file of 500 MB is never buffered.
    disableAutoFetch: true,
    disableStream: true,
    maxImageSize: LARGEST_IMAGE,
    enableXfa: false,
    useSystemFonts: false,
    ...pdfResources(),
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await task.promise;
    const pages = document.numPages;
    if (side === undefined) return { pages };
    return { pages, picture: await drawPage(await document.getPage(1), side) };
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
