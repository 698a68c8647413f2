import { Worker } from 'node:worker_threads';
import type { PdfAnswer, PdfJob } from './pdf-worker.ts';

/** Timeout: a page that takes longer gets no picture. */
const JOB_MS = 10_000;
/** Heap limit of the worker; a document that needs more crashes it. */
const MEMORY_MB = 384;
/** The worker with pdf.js stays loaded for the next file, then exits to free memory. */
const IDLE_MS = 30_000;
/** Maximum queue length: an upload must not wait behind hundreds of documents. */
const LONGEST_LINE = 40;

/** The queue is full: nothing is known about this document. */
export class PdfReaderBusy extends Error {
  override readonly name = 'PdfReaderBusy';
}

interface Waiting {
  job: PdfJob;
  settle: (answer: PdfAnswer | null) => void;
}

const line: Waiting[] = [];
let worker: Worker | null = null;
let current: Waiting | null = null;
let timer: NodeJS.Timeout | undefined;

/**
 * Reads a PDF in a worker thread, one at a time, with limits on time and memory. Null when unreadable.
 * @throws PdfReaderBusy when the queue is full
 */
export function readPdf(job: PdfJob): Promise<PdfAnswer | null> {
  if (line.length >= LONGEST_LINE) return Promise.reject(new PdfReaderBusy('too many documents are waiting'));
  const { promise, resolve } = Promise.withResolvers<PdfAnswer | null>();
  line.push({ job, settle: resolve });
  takeNext();
  return promise;
}

function takeNext(): void {
  if (current !== null) return;
  clearTimeout(timer);
  current = line.shift() ?? null;
  if (current === null) {
    timer = setTimeout(giveUpWorker, IDLE_MS).unref();
    return;
  }
  worker ??= startWorker();
  worker.ref();
  timer = setTimeout(giveUpWorker, JOB_MS);
  worker.postMessage(current.job);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: ['--no-warnings'],
    stderr: true,
    stdout: true,
  });
  started.on('message', (answer: PdfAnswer | null) => answerCurrent(started, answer));
  started.on('error', () => loseWorker(started));
  started.on('exit', () => loseWorker(started));
  return started;
}

function answerCurrent(from: Worker, answer: PdfAnswer | null): void {
  if (from !== worker) return;
  from.unref();
  const answered = current;
  current = null;
  answered?.settle(answer);
  takeNext();
}

/** Out of memory, or exited: its current document is unreadable. */
function loseWorker(lost: Worker): void {
  if (lost !== worker) return;
  worker = null;
  const failed = current;
  current = null;
  failed?.settle(null);
  takeNext();
}

function giveUpWorker(): void {
  const given = worker;
  if (given === null) return;
  loseWorker(given);
  void given.terminate();
}
