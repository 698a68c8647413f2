import type { Chapter } from '@ardoise/domain/kinds/signed-summary.ts';
import type { Annotation } from '@ardoise/domain/projects/draft-fields.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { attachedFileNames, postItsOf } from '@ardoise/domain/wizards/fields/attachment-words.ts';
import { MAX_PIXELS } from '../../../pictures/derived-picture.ts';
import { openPicture } from '../../../pictures/open-picture.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { readCataloguePicture } from '../../base/catalogue/catalogue-pictures.ts';
import type { FileRecord } from '../documents/files/files.repository.ts';
import { PRINT } from './ink.ts';

/** Longest side of a frame in pixels: 250 dpi at its largest. */
const SIDE = 240;
/** Maximum of the cache: a catalogue has fewer; each takes a few kilobytes. */
const MOST_KEPT = 500;

const kept = new Map<string, Promise<Buffer | null>>();

async function print(store: FileStore, address: string): Promise<Buffer | null> {
  const drawing = await readCataloguePicture(store, address);
  if (drawing === null) return null;
  return (await openPicture(drawing))
    .resize(SIDE, SIDE, { fit: 'contain', background: PRINT })
    .flatten({ background: PRINT })
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer();
}

function cataloguePrint(store: FileStore, address: string): Promise<Buffer | null> {
  const known = kept.get(address);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = print(store, address);
  kept.set(address, made);
  made.catch(() => kept.delete(address));
  return made;
}

/**
 * The pictures of the choices in an order, by their address: each a square PNG on the order form's paper colour. Missing
 * ones are omitted.
 */
export async function cataloguePrints(
  store: FileStore,
  chapters: readonly Chapter[],
): Promise<Map<string, Buffer>> {
  const lines = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.lines));
  const addresses = new Set(lines.flatMap(({ images = [] }) => images.map(({ image }) => image)));
  const prints = await Promise.all(
    [...addresses].map(async (address) => [address, await cataloguePrint(store, address)] as const),
  );
  return new Map(prints.flatMap(([address, print]) => (print === null ? [] : [[address, print]])));
}

/** A photo of an order, as its order form shows it. */
export interface PrintedPhoto {
  /** 'Liste des prix, photo 1, menu.jpg' */
  title: string;
  /** JPEG. */
  content: Buffer;
  /** In pixels. */
  width: number;
  height: number;
  /** Its post-its, numbered in this order. */
  notes: readonly Annotation[];
}

/** Longest side of a photo in pixels: small print of a menu is read at 150 dpi. */
const PHOTO_SIDE = 1200;
/** Later ones are named among the files: signing waits for the pictures. */
const MOST_PHOTOS = 40;
const SECONDS = 10;

async function drawnPhoto(local: string) {
  const photo = await openPicture(local, { limitInputPixels: MAX_PIXELS, failOn: 'none' });
  return (
    photo
      .autoOrient()
      .timeout({ seconds: SECONDS })
      .resize(PHOTO_SIDE, PHOTO_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 70 })
      .toBuffer({ resolveWithObject: true })
      // Undecodable: the photo is named among the files.
      .catch(() => null)
  );
}

async function photoPrint(store: FileStore, { sha256 }: FileRecord) {
  if ((await store.find(sha256)) === null) return null;
  return store.withLocal(sha256, drawnPhoto);
}

/** The photos that an order refers to, as far as they are among these files, in its order. PDFs are none. */
export async function photoPrints(
  store: FileStore,
  document: ProjectDocument,
  files: readonly FileRecord[],
): Promise<PrintedPhoto[]> {
  const pictures = new Map(files.flatMap((file) => (file.width === null ? [] : [[file.id, file]])));
  const printed: PrintedPhoto[] = [];
  for (const [id, title] of attachedFileNames(document)) {
    const file = pictures.get(id);
    const print = file === undefined || printed.length === MOST_PHOTOS ? null : await photoPrint(store, file);
    if (print === null) continue;
    const { width, height } = print.info;
    printed.push({ title, content: print.data, width, height, notes: postItsOf(document, id) });
  }
  return printed;
}
