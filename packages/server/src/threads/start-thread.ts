import { on } from 'node:events';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { BytesTaken, ThreadNews } from './thread-messages.ts';

/** Timeout of a stalled reader, whatever the state of its connection. */
const STALL_MS = 60_000;

/** A file to generate in a worker thread. */
export interface ThreadJob {
  /** The worker's script; it ends with `runThread`. */
  script: URL;
  /** Its input, copied (structured clone). */
  data: unknown;
  /** The worker's heap limit; buffers are outside it. */
  heapMb: number;
}

/** A file being generated. */
export interface StartedFile {
  /** In bytes; null if generated on the fly. */
  length: number | null;
  /** Destroying it terminates the worker. */
  content: Readable;
  /** Settles when the worker has exited, for whatever reason. */
  ended: Promise<unknown>;
}

async function* newsOf(worker: Worker, gone: AbortSignal): AsyncGenerator<ThreadNews> {
  // An error of the worker, out of memory included, is thrown here.
  for await (const [news] of on(worker, 'message', { signal: gone, close: ['exit'] }))
    yield news as ThreadNews;
}

async function* piecesOf(worker: Worker, news: AsyncGenerator<ThreadNews>): AsyncGenerator<Uint8Array> {
  let stalled: NodeJS.Timeout | undefined;
  try {
    for await (const each of news) {
      if (each.kind === 'done') return;
      if (each.kind !== 'piece') continue;
      stalled = setTimeout(() => void worker.terminate(), STALL_MS);
      yield each.bytes;
      clearTimeout(stalled);
      worker.postMessage({ taken: each.bytes.length } satisfies BytesTaken);
    }
    throw new Error('the thread ended before its last piece');
  } finally {
    clearTimeout(stalled);
    await worker.terminate();
  }
}

/**
 * Generates a file in its own worker thread, and resolves before the first byte. Aborting `gone` terminates the worker.
 * @throws Refusal of the worker; an Error when it fails
 */
export async function startThread(
  { script, data, heapMb }: ThreadJob,
  gone: AbortSignal,
): Promise<StartedFile> {
  const worker = new Worker(script, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    execArgv: ['--no-warnings'],
  });
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  gone.addEventListener('abort', () => void worker.terminate(), { once: true });
  const news = newsOf(worker, gone);
  try {
    const { value: first } = await news.next();
    if (first?.kind === 'refused') throw new Refusal(first.code, { message: first.message });
    if (first?.kind !== 'begun') throw new Error('the thread ended before it began');
    const content = Readable.from(piecesOf(worker, news), { objectMode: false });
    return { length: first.length, content, ended };
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}
