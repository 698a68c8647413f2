import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Skeleton, SkeletonGroup } from '../Skeleton.tsx';
import { usePageDescription } from './page-description.ts';
import { DAMAGED_FILE, PROTECTED_FILE, UNSEEN_FILE } from './page-words.ts';
import { UnseenFile } from './UnseenFile.tsx';

/** pdf.js names its errors. */
function failureWords(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return PROTECTED_FILE;
  return name === 'InvalidPDFException' ? DAMAGED_FILE : UNSEEN_FILE;
}

/** Opens a PDF with pdf.js, lazy-loaded with the first one. */
async function openPdf(url: string): Promise<PDFDocumentProxy> {
  const pdfjs = await import('pdfjs-dist');
  pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  // Disables eval and external fonts, as the Content Security Policy requires.
  return pdfjs.getDocument({ url, withCredentials: true, useWasm: false, disableAutoFetch: true }).promise;
}

type Pdf =
  | { state: 'loading' }
  | { state: 'failed'; words: string }
  | { state: 'open'; pdf: PDFDocumentProxy };

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
function usePdf(url: string): Pdf {
  const [pdf, setPdf] = useState<Pdf>({ state: 'loading' });
  useEffect(() => {
    let gone = false;
    setPdf({ state: 'loading' });
    take(url).then(
      (found) => {
        if (!gone) setPdf({ state: 'open', pdf: found });
      },
      (error: unknown) => {
        if (!gone) setPdf({ state: 'failed', words: failureWords(error) });
      },
    );
    return () => {
      gone = true;
      release(url);
    };
  }, [url]);
  return pdf;
}

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
function PdfPage({ pdf, page, width, label, onShape, onFailed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const described = usePageDescription();
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
  return (
    <canvas
      ref={canvas}
      className="viewer-page"
      role="img"
      aria-label={label}
      aria-describedby={described}
      style={{ width }}
    />
  );
}

interface PdfViewProps {
  url: string;
  name: string;
  page: number;
  width: number;
  onPages: (pages: number) => void;
  onShape?: ((ratio: number) => void) | undefined;
}

/** The current page of a PDF. */
export function PdfView({ url, name, page, width, onPages, onShape }: PdfViewProps) {
  const pdf = usePdf(url);
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const pages = pdf.state === 'open' ? pdf.pdf.numPages : 0;
  useEffect(() => {
    if (pages > 0) onPages(pages);
  }, [pages, onPages]);
  if (pdf.state === 'failed') return <UnseenFile url={url} name={name} words={pdf.words} />;
  if (failed) return <UnseenFile url={url} name={name} />;
  if (pdf.state === 'loading') {
    return (
      <SkeletonGroup label="Ouverture du document">
        <Skeleton width={width} height={width * 1.41} />
      </SkeletonGroup>
    );
  }
  return (
    <PdfPage
      pdf={pdf.pdf}
      page={page}
      width={width}
      label={`${name}, page ${page} sur ${pages}`}
      onShape={onShape}
      onFailed={fail}
    />
  );
}
