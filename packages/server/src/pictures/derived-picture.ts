import type { Sharp } from 'sharp';
import type { PictureSuffix, StoredFile } from '../storage/file-place.ts';
import type { FileStore } from '../storage/file-store.ts';
import { ThreadBusy } from '../threads/kept-thread.ts';
import { openPicture } from './open-picture.ts';
import { readPdf } from './pdf-reader.ts';

/** An A2 page at 600 dpi, plus a margin; decoded, a picture takes four bytes per pixel. */
export const MAX_PIXELS = 160_000_000;

/** A stored file, as far as its pictures depend on it. */
export interface PicturedFile {
  /** Hex. */
  sha256: string;
  /** In pixels; null unless it is a picture. */
  width: number | null;
  /** Null unless it is a PDF. */
  pages: number | null;
}

/** A picture of a file at one size, stored with its bytes. */
export interface PictureFormat {
  suffix: PictureSuffix;
  /** Longest side at which a PDF's first page is rendered, in pixels. */
  side: number;
  draw: (picture: Sharp) => Promise<Buffer>;
}

const SECONDS = 10;
/** Concurrency: of two cores, the server needs one. */
const AT_ONCE = 2;

/** Pictures being generated, by name: concurrent requests share one. */
const underWay = new WeakMap<FileStore, Map<string, Promise<void>>>();
const waiting: (() => void)[] = [];
let running = 0;

async function oneOfFew<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

/** Whether a picture can be derived: of a picture, or of a PDF's first page. */
export function hasPicture({ width, pages }: PicturedFile): boolean {
  return width !== null || pages !== null;
}

/** Draws the file itself, or the first page of a PDF. Null without one. */
async function drawnFrom(local: string, file: PicturedFile, format: PictureFormat): Promise<Buffer | null> {
  if (file.width !== null) return drawn(local, format);
  const page = (await readPdf({ file: local, side: format.side }))?.picture ?? null;
  return page === null ? null : drawn(page, format);
}

async function drawn(source: string | Uint8Array, { draw }: PictureFormat): Promise<Buffer | null> {
  const picture = await openPicture(source, { limitInputPixels: MAX_PIXELS, failOn: 'none' });
  // Undecodable bytes: the file is kept without a picture.
  return draw(picture.autoOrient().timeout({ seconds: SECONDS })).catch(() => null);
}

async function make(store: FileStore, file: PicturedFile, format: PictureFormat): Promise<void> {
  const made = hasPicture(file)
    ? await store.withLocal(file.sha256, (local) => drawnFrom(local, file, format))
    : null;
  await store.keepPicture(file.sha256, format.suffix, made);
}

function makeOnce(store: FileStore, file: PicturedFile, format: PictureFormat): Promise<void> {
  const own = underWay.get(store) ?? new Map<string, Promise<void>>();
  underWay.set(store, own);
  const name = `${file.sha256}${format.suffix.picture}`;
  let made = own.get(name);
  if (made === undefined) {
    made = oneOfFew(() => make(store, file, format)).finally(() => own.delete(name));
    own.set(name, made);
  }
  return made;
}

/**
 * A file's picture in this format: generated lazily, then stored. Null when it has none, which is stored too, and while
 * the PDF reader is overloaded.
 */
export async function derivedPicture(
  store: FileStore,
  file: PicturedFile,
  format: PictureFormat,
): Promise<StoredFile | null> {
  let found = await store.findPicture(file.sha256, format.suffix);
  if (found === null) {
    // Missing bytes are reported on request; storing 'no picture' for them would be wrong.
    if ((await store.find(file.sha256)) === null) return null;
    try {
      await makeOnce(store, file, format);
    } catch (error) {
      if (error instanceof ThreadBusy) return null;
      throw error;
    }
    found = await store.findPicture(file.sha256, format.suffix);
  }
  return found === 'none' ? null : found;
}
