import { on } from 'node:events';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { Refusal } from '@ardoise/domain/errors.ts';
import type { ExportJob, ExportNews, ExportTaken } from './export-messages.ts';

/** The thread's own heap; what it writes stands beside it, some 25 MB for 60,000 rows. */
const HEAP_MB = 160;

/** A reader who takes nothing for so long has left, whatever the connection says. */
const STALL_MS = 60_000;

/** A spreadsheet on its way. */
export interface StartedExport {
  /** In bytes; null where it is made as it is read. */
  length: number | null;
  /** Destroyed, it ends the thread. */
  content: Readable;
  /** Settled when the thread is gone, for whatever reason. */
  ended: Promise<unknown>;
}

async function* newsOf(worker: Worker, gone: AbortSignal): AsyncGenerator<ExportNews> {
  // An error of the thread, out of memory included, is thrown here.
  for await (const [news] of on(worker, 'message', { signal: gone, close: ['exit'] }))
    yield news as ExportNews;
}

async function* piecesOf(worker: Worker, news: AsyncGenerator<ExportNews>): AsyncGenerator<Uint8Array> {
  let stalled: NodeJS.Timeout | undefined;
  try {
    for await (const each of news) {
      if (each.kind === 'done') return;
      if (each.kind !== 'piece') continue;
      stalled = setTimeout(() => void worker.terminate(), STALL_MS);
      yield each.bytes;
      clearTimeout(stalled);
      worker.postMessage({ taken: each.bytes.length } satisfies ExportTaken);
    }
    throw new Error('the export ended before its last piece');
  } finally {
    clearTimeout(stalled);
    await worker.terminate();
  }
}

/**
 * Makes a spreadsheet in a thread of its own, and answers when it is about to be sent. When `gone` aborts the thread ends.
 *
 * @throws Refusal EXPORT_TROP_LONG
 */
export async function startExport(job: ExportJob, gone: AbortSignal): Promise<StartedExport> {
  const worker = new Worker(new URL('./export-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    execArgv: ['--no-warnings'],
  });
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  gone.addEventListener('abort', () => void worker.terminate(), { once: true });
  const news = newsOf(worker, gone);
  try {
    const { value: first } = await news.next();
    if (first?.kind === 'tooMany') throw new Refusal('EXPORT_TROP_LONG');
    if (first?.kind !== 'begun') throw new Error('the export ended before it began');
    const content = Readable.from(piecesOf(worker, news), { objectMode: false });
    return { length: first.length, content, ended };
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}
