import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { openPdf } from './open-pdf.ts';

type Pdf = { state: 'loading' } | { state: 'failed' } | { state: 'open'; pdf: PDFDocumentProxy };

/** The PDF at this address, closed when one looks at another. */
export function usePdf(url: string): Pdf {
  const [pdf, setPdf] = useState<Pdf>({ state: 'loading' });
  useEffect(() => {
    let gone = false;
    let opened: PDFDocumentProxy | undefined;
    setPdf({ state: 'loading' });
    openPdf(url).then(
      (found) => {
        opened = found;
        if (gone) void found.loadingTask.destroy();
        else setPdf({ state: 'open', pdf: found });
      },
      () => {
        if (!gone) setPdf({ state: 'failed' });
      },
    );
    return () => {
      gone = true;
      void opened?.loadingTask.destroy();
    };
  }, [url]);
  return pdf;
}
