import { pathToFileURL } from 'node:url';
import { getDocument, type PDFDocumentLoadingTask, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfResources } from './pdf-resources.ts';

/** Larger images inside a page are left blank instead of decoded in memory. */
const LARGEST_IMAGE = 64_000_000;

/** Opens the PDF at this path; `destroy` the task when done. Run it in a worker thread. */
export function openPdf(file: string): PDFDocumentLoadingTask {
  return getDocument({
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
}
