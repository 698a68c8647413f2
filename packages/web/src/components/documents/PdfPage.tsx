import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** 1-based. */
  page: number;
  /** Width on screen, in pixels. */
  width: number;
  label: string;
  /** Called with its width divided by its height. */
  onShape?: ((ratio: number) => void) | undefined;
  onFailed: () => void;
}

/** Maximum canvas size in pixels: beyond it a phone's canvas stays empty. */
const MOST_DOTS = 16_000_000;

/** Device pixel ratio, limited by the maximum canvas size. */
function sharpness(width: number, height: number): number {
  return Math.min(Math.max(1, window.devicePixelRatio), Math.sqrt(MOST_DOTS / (width * height)));
}

/** One page rendered at its displayed width, so that it is sharp when zoomed. */
export function PdfPage({ pdf, page, width, label, onShape, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let task: RenderTask | undefined;
    let gone = false;
    async function draw() {
      const surface = canvas.current;
      const sheet = await pdf.getPage(page);
      if (gone || surface === null || width === 0) return;
      const shape = sheet.getViewport({ scale: 1 });
      onShape?.(shape.width / shape.height);
      const scale = width / shape.width;
      const viewport = sheet.getViewport({ scale: scale * sharpness(width, shape.height * scale) });
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
  }, [pdf, page, width, onShape, onFailed]);
  return <canvas ref={canvas} className="viewer-page" role="img" aria-label={label} style={{ width }} />;
}
