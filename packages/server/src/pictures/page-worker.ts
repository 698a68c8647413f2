import { parentPort } from 'node:worker_threads';
import { MOST_PAGES } from '@ardoise/domain/projects/page-pictures.ts';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage } from './draw-page.ts';
import { openPdf } from './open-pdf.ts';

/** The sizes of a PDF's pages, or one page as pictures of these widths. */
export type PageJob = { file: string } | { file: string; page: number; widths: readonly number[] };

/** Sizes in millimetres, pictures as WebP in the order of the widths. */
export type PageAnswer =
  | { kind: 'sizes'; sizes: { largeur: number; hauteur: number }[] }
  | { kind: 'pictures'; pictures: Uint8Array[] }
  | { kind: 'protected' };

const MM = 25.4 / 72;
const QUALITY = 82;
/** What a tablet can decode, and a format of 16,383 pixels a side can hold. */
const MOST_DOTS = 16_000_000;
const LONGEST = 16_000;

const tenths = (points: number) => Math.round(points * MM * 10) / 10;

async function sizesOf(document: PDFDocumentProxy) {
  const sizes: { largeur: number; hauteur: number }[] = [];
  for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number += 1) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    sizes.push({ largeur: tenths(width), hauteur: tenths(height) });
    page.cleanup();
  }
  return sizes;
}

function reduced(from: Canvas, width: number): Canvas {
  if (width >= from.width) return from;
  const canvas = createCanvas(width, Math.max(1, Math.round((from.height * width) / from.width)));
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(from, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Drawn once, at the largest width; the others are made of it. */
async function picturesOf(document: PDFDocumentProxy, number: number, widths: readonly number[]) {
  const page = await document.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const most = Math.min(Math.sqrt((MOST_DOTS * width) / height), (LONGEST * width) / height, LONGEST);
  const drawn = await drawPage(page, Math.min(Math.max(...widths), most) / width);
  return Promise.all(widths.map((wanted) => reduced(drawn, wanted).encode('webp', QUALITY)));
}

async function answer(job: PageJob): Promise<PageAnswer> {
  const task = openPdf(job.file);
  try {
    const document = await task.promise;
    if (!('page' in job)) return { kind: 'sizes', sizes: await sizesOf(document) };
    return { kind: 'pictures', pictures: await picturesOf(document, job.page, job.widths) };
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') return { kind: 'protected' };
    throw error;
  } finally {
    await task.destroy();
  }
}

parentPort?.on('message', (job: PageJob) => {
  answer(job).then(
    (found) => parentPort?.postMessage(found),
    // Corrupt, or no PDF.
    () => parentPort?.postMessage(null),
  );
});
