import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Opens a PDF with pdf.js, lazy-loaded with the first one. */
export async function openPdf(url: string): Promise<PDFDocumentProxy> {
  const pdfjs = await import('pdfjs-dist');
  pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  // Disables eval and external fonts, as the Content Security Policy requires.
  return pdfjs.getDocument({ url, withCredentials: true, useWasm: false, disableAutoFetch: true }).promise;
}
