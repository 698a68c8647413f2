import { KeptThread } from '../threads/kept-thread.ts';
import type { PdfAnswer, PdfJob } from './pdf-worker.ts';

/** A page that takes longer gets no picture, nor does a document that needs more memory; an upload must not wait behind hundreds of documents. */
const thread = new KeptThread<PdfJob, PdfAnswer>(new URL('./pdf-worker.ts', import.meta.url), {
  ms: 10_000,
  heapMb: 384,
  longest: 40,
});

/**
 * Reads a PDF in a worker thread, one at a time, with limits on time and memory. Null when unreadable.
 * @throws ThreadBusy when the queue is full: nothing is known about this document
 */
export function readPdf(job: PdfJob): Promise<PdfAnswer | null> {
  return thread.answer(job);
}
