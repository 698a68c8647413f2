import { KeptThread } from '../threads/kept-thread.ts';
import type { PageAnswer, PageJob } from './page-worker.ts';

/** Another thread than that of first pages: an upload, which counts its pages there, waits for no page that is looked at. */
const thread = new KeptThread<PageJob, PageAnswer>(new URL('./page-worker.ts', import.meta.url), {
  ms: 20_000,
  heapMb: 384,
  longest: 40,
});

/**
 * Reads the pages of a PDF in a worker thread, one job at a time, with limits on time and memory. Null when unreadable.
 * @throws ThreadBusy when the queue is full
 */
export function readPage(job: PageJob): Promise<PageAnswer | null> {
  return thread.answer(job);
}
