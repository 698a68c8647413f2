import { access, open, rename, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { FileStore } from '../../storage/file-store.ts';
import type { FileRecord } from './files.repository.ts';
import { MAX_PIXELS } from './inspect-file.ts';
import { PdfReaderBusy, readPdf } from './pdf-reader.ts';

/** Longest side in pixels: sharp on a high-density screen, small on a slow network. */
const SIDE = 480;
const QUALITY = 78;
const SECONDS = 10;
/** Concurrency: of two cores, the server needs one. */
const AT_ONCE = 2;

/** Thumbnails being generated, by path: concurrent requests share one. */
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

/** The source of a thumbnail: the file itself, or the first page of a PDF. Null without one. */
async function pictureOf(store: FileStore, file: FileRecord): Promise<string | Uint8Array | null> {
  if (file.width !== null) return store.pathOf(file.sha256);
  if (file.pages === null) return null;
  return (await readPdf({ file: store.pathOf(file.sha256), side: SIDE }))?.picture ?? null;
}

async function draw(picture: string | Uint8Array): Promise<Buffer | null> {
  try {
    return await sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'none' })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: SECONDS })
      .toBuffer();
  } catch {
    // Undecodable bytes: the file is kept without a picture.
    return null;
  }
}

async function make(store: FileStore, file: FileRecord, target: string, none: string): Promise<boolean> {
  const picture = await pictureOf(store, file);
  const drawn = picture === null ? null : await draw(picture);
  if (drawn === null) {
    await (await open(none, 'w')).close();
    return false;
  }
  const temporary = store.temporaryPath();
  try {
    // A full disk fails here, and is not stored as a file without a picture.
    await writeFile(temporary, drawn, { mode: 0o600 });
    await rename(temporary, target);
    return true;
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * The thumbnail of a file, as WebP beside its bytes: generated lazily, then cached. Null when it has none, which is
 * cached too.
 */
export async function thumbnailOf(store: FileStore, file: FileRecord): Promise<string | null> {
  const [target, none] = [`${store.pathOf(file.sha256)}.webp`, `${store.pathOf(file.sha256)}.none`];
  if (await exists(target)) return target;
  // Missing bytes are reported on request; caching 'no picture' for them would be wrong.
  if ((await exists(none)) || !(await exists(store.pathOf(file.sha256)))) return null;
  let made = underWay.get(target);
  if (made === undefined) {
    made = oneOfFew(() => make(store, file, target, none)).finally(() => underWay.delete(target));
    underWay.set(target, made);
  }
  try {
    return (await made) ? target : null;
  } catch (error) {
    if (error instanceof PdfReaderBusy) return null;
    throw error;
  }
}
