import { access, open, rename, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { FileStore } from '../../storage/file-store.ts';
import type { FileRecord } from './files.repository.ts';
import { MAX_PIXELS } from './inspect-file.ts';
import { PdfReaderBusy, readPdf } from './pdf-reader.ts';

/** Longest side in pixels: sharp on a screen of twice the usual density, small on a slow line. */
const SIDE = 480;
const QUALITY = 78;
const SECONDS = 10;
/** Two cores, and the server needs one. */
const AT_ONCE = 2;

/** Made at this moment, by the path they will have: asked twice at once, a thumbnail is made once. */
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

/** What is made a picture of: the file itself, or the first page of a PDF. Null when there is nothing to see. */
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
    // Bytes that no decoder follows to the end: the file is kept, it just has no picture.
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
    // A disk that is full fails here: it is not remembered as a file without a picture.
    await writeFile(temporary, drawn, { mode: 0o600 });
    await rename(temporary, target);
    return true;
  } finally {
    await rm(temporary, { force: true });
  }
}

/**
 * The thumbnail of a file, as WebP beside its bytes: made when it is first asked for, then kept. Null when it has none,
 * which is remembered too.
 */
export async function thumbnailOf(store: FileStore, file: FileRecord): Promise<string | null> {
  const [target, none] = [`${store.pathOf(file.sha256)}.webp`, `${store.pathOf(file.sha256)}.none`];
  if (await exists(target)) return target;
  // Bytes that are missing are told when they are asked for; that they had no picture would be remembered wrongly.
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
