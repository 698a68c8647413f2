import type { FileStore } from '../storage/file-store.ts';
import { type PagedFile, pagePicture, pagesOf } from './page-pictures.ts';

/** What somebody looks at first; the others are drawn as they are turned to. */
const PAGES = 3;
/** Files that wait at most; the others are drawn when they are opened. */
const MOST = 50;

interface Ahead {
  waiting: { store: FileStore; file: PagedFile }[];
  onError: (error: unknown) => void;
  isStopped: boolean;
}

/** Of this process, once it is started; what it loses at a stop is drawn when it is opened. */
let ahead: Ahead | null = null;
let working: Promise<void> | null = null;

async function drawFirstPages(store: FileStore, file: PagedFile): Promise<void> {
  const { pages } = await pagesOf(store, file);
  for (let page = 1; page <= Math.min(pages.length, PAGES); page += 1)
    await pagePicture(store, file, page, 960);
}

async function work(now: Ahead): Promise<void> {
  while (!now.isStopped) {
    const next = now.waiting.shift();
    if (next === undefined) return;
    await drawFirstPages(next.store, next.file).catch(now.onError);
  }
}

/** Starts the drawing of first pages after uploads, one file at a time. Returns the function that stops it. */
export function startDrawingAhead(onError: (error: unknown) => void): () => Promise<void> {
  const started: Ahead = { waiting: [], onError, isStopped: false };
  ahead = started;
  return async () => {
    started.isStopped = true;
    ahead = null;
    await working;
  };
}

/** Draws the first pages of a recorded file soon; does nothing where it was not started. */
export function drawAhead(store: FileStore, file: PagedFile): void {
  const now = ahead;
  if (now === null || now.waiting.length >= MOST) return;
  now.waiting.push({ store, file });
  working ??= work(now).finally(() => {
    working = null;
  });
}
