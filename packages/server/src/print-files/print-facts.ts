import type { PageFacts, PrintFacts } from '@ardoise/domain/print-check/print-facts.ts';
import { openWholePage, pageBoxes } from './page-boxes.ts';
import { PageObjects } from './page-objects.ts';
import { pagePaint } from './page-paint.ts';
import { PageSpace } from './page-space.ts';
import { type PdfInks, pdfInks } from './pdf-inks.ts';
import { forgetPdfium, loadPdfium, type Pdfium, PdfiumFile } from './pdfium.ts';

/** Of one file; what is printed of an order has a few. */
const MOST_PAGES = 40;
/** Pages are painted until then, so that the rest is known within the limit of a file. */
const PAINT_MS = 6_000;
/** A larger image is not decoded, and its page not painted. */
const MOST_PIXELS = 45_000_000;

const BROKEN: PrintFacts = { refused: 'broken', pages: [], unread: 0, spotColours: [] };

function pageFacts(pdfium: Pdfium, page: number, unit: number, paints: boolean): PageFacts {
  const { media, trim } = pageBoxes(pdfium, page);
  const space = new PageSpace(media, pdfium.FPDFPage_GetRotation(page), unit);
  const objects = PageObjects.read(pdfium, page, space);
  const isPaintable = objects.images.every(({ width, height }) => width * height <= MOST_PIXELS);
  return {
    ...space.size,
    trim: trim === null ? null : space.boxOf(trim),
    missingFonts: objects.missingFonts,
    images: objects.images,
    paint: paints && isPaintable ? pagePaint(pdfium, page, space.size) : null,
    marks: objects.lines.marks,
  };
}

async function openedFacts(pdfium: Pdfium, { document }: PdfiumFile, inks: PdfInks): Promise<PrintFacts> {
  const until = performance.now() + PAINT_MS;
  const count = pdfium.FPDF_GetPageCount(document);
  const pages: PageFacts[] = [];
  for (let rank = 0; rank < Math.min(count, MOST_PAGES); rank += 1) {
    const page = openWholePage(pdfium, document, rank);
    if (page === 0) return BROKEN;
    pages.push(pageFacts(pdfium, page, inks.units[rank] ?? 1, performance.now() < until));
    pdfium.FPDF_ClosePage(page);
  }
  return { refused: null, pages, unread: count - pages.length, spotColours: inks.spotColours };
}

/** What is known of a PDF before it is printed (specification/print-check.md). */
export async function printFacts(file: string): Promise<PrintFacts> {
  const pdfium = await loadPdfium();
  try {
    const opened = new PdfiumFile(pdfium, file);
    const { refused } = opened;
    const isEmpty = refused === null && pdfium.FPDF_GetPageCount(opened.document) === 0;
    const facts =
      refused === null && !isEmpty
        ? await openedFacts(pdfium, opened, await pdfInks(file))
        : { ...BROKEN, refused: refused ?? 'broken' };
    opened.close();
    return facts;
  } catch (error) {
    forgetPdfium();
    throw error;
  }
}
