import { access, open, rename, rm, writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import type { FileStore } from '../storage/file-store.ts';
import { openPicture } from './open-picture.ts';
import { PdfReaderBusy, readPdf } from './pdf-reader.ts';

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

/** A picture of a file at one size, cached beside its bytes. */
export interface PictureFormat {
  /** Appended to the file's path: the picture, and the mark of a file that has none. */
  suffix: { picture: string; none: string };
  /** Longest side at which a PDF's first page is rendered, in pixels. */
  side: number;
  draw: (picture: Sharp) => Promise<Buffer>;
}

const SECONDS = 10;
/** Concurrency: of two cores, the server needs one. */
const AT_ONCE = 2;

/** Pictures being generated, by path: concurrent requests share one. */
const underWay = new Map<string, Promise<boolean>>();
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

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

/** Whether a picture can be derived: of a picture, or of a PDF's first page. */
export function hasPicture({ width, pages }: PicturedFile): boolean {
  return width !== null || pages !== null;
}

/** The source: the file itself, or the first page of a PDF. Null without one. */
async function sourceOf(
  store: FileStore,
  file: PicturedFile,
  side: number,
): Promise<string | Uint8Array | null> {
  if (!hasPicture(file)) return null;
  if (file.width !== null) return store.pathOf(file.sha256);
  return (await readPdf({ file: store.pathOf(file.sha256), side }))?.picture ?? null;
}

async function drawn(source: string | Uint8Array, { draw }: PictureFormat): Promise<Buffer | null> {
  const picture = await openPicture(source, { limitInputPixels: MAX_PIXELS, failOn: 'none' });
  // Undecodable bytes: the file is kept without a picture.
  return draw(picture.autoOrient().timeout({ seconds: SECONDS })).catch(() => null);
}

async function make(
  store: FileStore,
  file: PicturedFile,
  format: PictureFormat,
  { target, none }: { target: string; none: string },
): Promise<boolean> {
  const source = await sourceOf(store, file, format.side);
  const made = source === null ? null : await drawn(source, format);
  if (made === null) {
    await (await open(none, 'w')).close();
    return false;
  }
  const temporary = store.temporaryPath();
  try {
    // A full disk fails here, and is not stored as a file without a picture.
    await writeFile(temporary, made, { mode: 0o600 });
    await rename(temporary, target);
    return true;
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * Path of a file's picture in this format: generated lazily, then cached. Null when it has none, which is cached too,
 * and while the PDF reader is overloaded.
 */
export async function derivedPicture(
  store: FileStore,
  file: PicturedFile,
  format: PictureFormat,
): Promise<string | null> {
  const bytes = store.pathOf(file.sha256);
  const [target, none] = [`${bytes}${format.suffix.picture}`, `${bytes}${format.suffix.none}`];
  if (await exists(target)) return target;
  // Missing bytes are reported on request; caching 'no picture' for them would be wrong.
  if ((await exists(none)) || !(await exists(bytes))) return null;
  let made = underWay.get(target);
  if (made === undefined) {
    made = oneOfFew(() => make(store, file, format, { target, none })).finally(() => underWay.delete(target));
    underWay.set(target, made);
  }
  try {
    return (await made) ? target : null;
  } catch (error) {
    if (error instanceof PdfReaderBusy) return null;
    throw error;
  }
}
