import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Opens a PDF with pdf.js, which is fetched with the first one that is looked at. */
export async function openPdf(url: string): Promise<PDFDocumentProxy> {
  const pdfjs = await import('pdfjs-dist');
  pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  // Neither compiled code nor fonts from elsewhere: the site's policy allows none.
  return pdfjs.getDocument({ url, withCredentials: true, useWasm: false, disableAutoFetch: true }).promise;
}
