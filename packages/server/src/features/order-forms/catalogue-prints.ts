import sharp from 'sharp';
import { readCataloguePicture } from '../catalogue/catalogue-pictures.ts';
import { PRINT } from './ink.ts';

/** Longest side of a frame in pixels: 250 dpi at its largest. */
const SIDE = 240;
/** Maximum of the cache: a catalogue has fewer; each takes a few kilobytes. */
const MOST_KEPT = 500;

const kept = new Map<string, Promise<Buffer | null>>();

async function print(address: string): Promise<Buffer | null> {
  const drawing = await readCataloguePicture(address);
  if (drawing === null) return null;
  return sharp(drawing)
    .resize(SIDE, SIDE, { fit: 'contain', background: PRINT })
    .flatten({ background: PRINT })
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer();
}

/** A catalogue drawing for the order form: a square PNG on its paper colour. Null when there is none. */
export function cataloguePrint(address: string): Promise<Buffer | null> {
  const known = kept.get(address);
  if (known !== undefined) return known;
  if (kept.size >= MOST_KEPT) kept.clear();
  const made = print(address);
  kept.set(address, made);
  made.catch(() => kept.delete(address));
  return made;
}
