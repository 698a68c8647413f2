import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** From 1. */
  page: number;
  /** Width on screen, in pixels. */
  width: number;
  label: string;
  onFailed: () => void;
}

/** One page drawn at the width it is shown at, so that it stays sharp when zoomed. */
export function PdfPage({ pdf, page, width, label, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let task: RenderTask | undefined;
    let gone = false;
    async function draw() {
      const surface = canvas.current;
      const sheet = await pdf.getPage(page);
      if (gone || surface === null || width === 0) return;
      const ratio = Math.max(1, window.devicePixelRatio);
      const viewport = sheet.getViewport({ scale: (width / sheet.getViewport({ scale: 1 }).width) * ratio });
      surface.width = viewport.width;
      surface.height = viewport.height;
      surface.style.aspectRatio = `${viewport.width} / ${viewport.height}`;
      task = sheet.render({ canvas: surface, viewport });
      await task.promise;
    }
    draw().catch(() => {
      if (!gone) onFailed();
    });
    return () => {
      gone = true;
      task?.cancel();
    };
  }, [pdf, page, width, onFailed]);
  return <canvas ref={canvas} className="pdf-page" role="img" aria-label={label} style={{ width }} />;
}
