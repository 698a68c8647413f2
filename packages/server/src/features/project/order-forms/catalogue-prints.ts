import type { Chapter } from '@ardoise/domain/kinds/signed-summary.ts';
import { openPicture } from '../../../pictures/open-picture.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { readCataloguePicture } from '../../base/catalogue/catalogue-pictures.ts';
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
