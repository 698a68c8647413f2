import type { FilePages } from '@ardoise/domain/contract/files.ts';
import type { PageWidth } from '@ardoise/domain/projects/page-pictures.ts';
import { readStored, type StoredFile } from '../storage/file-place.ts';
import type { FileStore } from '../storage/file-store.ts';
import { ThreadBusy } from '../threads/kept-thread.ts';
import { MAX_PIXELS, type PicturedFile } from './derived-picture.ts';
import { openPicture } from './open-picture.ts';
import { readPage } from './page-reader.ts';

/** A file whose pages are shown: a picture has one. */
export interface PagedFile extends PicturedFile {
  /** In pixels; null unless it is a picture. */
  height: number | null;
  dpi: number | null;
  mime: string;
}

/** Made together, of one drawing; larger ones only where somebody looks that closely. */
const TOGETHER: readonly PageWidth[] = [480, 960, 1920];
const SCREEN_DPI = 96;
const SECONDS = 10;

const SIZES = { picture: '.pages.json', none: '.pages.none' };
const suffixOf = (page: number, width: PageWidth) => ({
  picture: `.p${page}-${width}.webp`,
  none: `.p${page}-${width}.none`,
});

/** What is being made, by name: concurrent requests share it. */
const underWay = new WeakMap<FileStore, Map<string, Promise<unknown>>>();

function once<Result>(store: FileStore, name: string, work: () => Promise<Result>): Promise<Result> {
  const own = underWay.get(store) ?? new Map<string, Promise<unknown>>();
  underWay.set(store, own);
  const known = own.get(name) as Promise<Result> | undefined;
  if (known !== undefined) return known;
  const made = work().finally(() => own.delete(name));
  own.set(name, made);
  return made;
}

const nullIfBusy = (error: unknown): null => {
  if (error instanceof ThreadBusy) return null;
  throw error;
};

async function measure(store: FileStore, sha256: string): Promise<FilePages> {
  const answer = await store.withLocal(sha256, (file) => readPage({ file }));
  const pages: FilePages =
    answer?.kind === 'sizes'
      ? { etat: 'lisible', pages: answer.sizes }
      : { etat: answer?.kind === 'protected' ? 'protege' : 'illisible', pages: [] };
  await store.keepPicture(sha256, SIZES, Buffer.from(JSON.stringify(pages)));
  return pages;
}

function sizeOfPicture({ width, height, dpi }: PagedFile): FilePages {
  const mm = (pixels: number | null) => Math.round(((pixels ?? 1) / (dpi ?? SCREEN_DPI)) * 254) / 10;
  return { etat: 'lisible', pages: [{ largeur: mm(width), hauteur: mm(height) }] };
}

/** The pages of a stored file: measured once, then kept with its bytes. */
export async function pagesOf(store: FileStore, file: PagedFile): Promise<FilePages> {
  if (file.width !== null) return sizeOfPicture(file);
  if (file.mime !== 'application/pdf' && file.pages === null) return { etat: 'illisible', pages: [] };
  const found = await store.findPicture(file.sha256, SIZES);
  if (found !== null && found !== 'none') return JSON.parse(String(await readStored(found))) as FilePages;
  const made = await once(store, `${file.sha256}${SIZES.picture}`, () => measure(store, file.sha256)).catch(
    nullIfBusy,
  );
  return made ?? { etat: 'attente', pages: [] };
}

/** Of a file that is itself a picture. */
async function pictureOfPicture(source: string, width: PageWidth): Promise<Buffer | null> {
  const picture = await openPicture(source, { limitInputPixels: MAX_PIXELS, failOn: 'none' });
  return (
    picture
      .autoOrient()
      .timeout({ seconds: SECONDS })
      .resize(width, 4 * width, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
      // Undecodable bytes: shown by the browser itself, if it can.
      .catch(() => null)
  );
}

async function draw(local: string, file: PagedFile, page: number, widths: readonly PageWidth[]) {
  if (file.width !== null)
    return Promise.all(widths.map((width) => (page === 1 ? pictureOfPicture(local, width) : null)));
  const answer = await readPage({ file: local, page, widths });
  return widths.map((_, index) => (answer?.kind === 'pictures' ? (answer.pictures[index] ?? null) : null));
}

async function make(store: FileStore, file: PagedFile, page: number, widths: readonly PageWidth[]) {
  const pictures = await store.withLocal(file.sha256, (local) => draw(local, file, page, widths));
  for (const [index, width] of widths.entries()) {
    const picture = pictures[index] ?? null;
    await store.keepPicture(
      file.sha256,
      suffixOf(page, width),
      picture === null ? null : Buffer.from(picture),
    );
  }
}

/**
 * A page of a stored file as a WebP of this width: made at the first request, then kept with its bytes. Null where there
 * is none, which is kept too, and while too many wait.
 */
export async function pagePicture(
  store: FileStore,
  file: PagedFile,
  page: number,
  width: PageWidth,
): Promise<StoredFile | null> {
  const suffix = suffixOf(page, width);
  const found = await store.findPicture(file.sha256, suffix);
  if (found !== null) return found === 'none' ? null : found;
  if ((await store.find(file.sha256)) === null) return null;
  const widths = TOGETHER.includes(width) ? TOGETHER : [width];
  const name = `${file.sha256}${suffixOf(page, widths[0] ?? width).picture}`;
  await once(store, name, () => make(store, file, page, widths)).catch(nullIfBusy);
  const made = await store.findPicture(file.sha256, suffix);
  return made === 'none' ? null : made;
}
