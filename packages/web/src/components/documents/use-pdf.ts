import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf.ts';

type Pdf = { state: 'loading' } | { state: 'failed' } | { state: 'open'; pdf: PDFDocumentProxy };

/** Reference-counted cache of open documents: each is opened once for all its viewers. */
const opened = new Map<string, { document: Promise<PDFDocumentProxy>; users: number }>();

function take(url: string): Promise<PDFDocumentProxy> {
  const known = opened.get(url) ?? { document: openPdf(url), users: 0 };
  known.users += 1;
  opened.set(url, known);
  return known.document;
}

/** Closes it with its last viewer; one that failed to open is retried next time. */
function release(url: string): void {
  const known = opened.get(url);
  if (known === undefined) return;
  known.users -= 1;
  if (known.users > 0) return;
  opened.delete(url);
  known.document.then(
    (pdf) => pdf.loadingTask.destroy(),
    () => null,
  );
}

/** The PDF at this URL, closed when the URL changes. */
export function usePdf(url: string): Pdf {
  const [pdf, setPdf] = useState<Pdf>({ state: 'loading' });
  useEffect(() => {
    let gone = false;
    setPdf({ state: 'loading' });
    take(url).then(
      (found) => {
        if (!gone) setPdf({ state: 'open', pdf: found });
      },
      () => {
        if (!gone) setPdf({ state: 'failed' });
      },
    );
    return () => {
      gone = true;
      release(url);
    };
  }, [url]);
  return pdf;
}
