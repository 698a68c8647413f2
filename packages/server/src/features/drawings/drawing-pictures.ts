import { createHash } from 'node:crypto';
import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import sharp from 'sharp';
import { readCataloguePicture } from '../catalogue/catalogue-pictures.ts';
import { readShapes, type ShapedPicture } from './svg-shapes.ts';

/** A picture of a drawing, ready to paint, and the SHA-256 of its file, in hex. */
export interface PaintedPicture {
  sha256: string;
  /** As paths, or as a PNG if it has more than paths. */
  content: ShapedPicture | Buffer;
}

/** Longest side in pixels of a rasterised picture. */
const SIDE = 800;

async function paintedPicture(address: string): Promise<PaintedPicture | null> {
  const file = await readCataloguePicture(address);
  if (file === null) return null;
  const sha256 = createHash('sha256').update(file).digest('hex');
  const content =
    readShapes(file.toString()) ?? (await sharp(file).resize(SIDE, SIDE, { fit: 'inside' }).png().toBuffer());
  return { sha256, content };
}

/** The pictures of drawings by catalogue path; missing ones are omitted. */
export async function drawingPictures(
  drawings: readonly Pick<Drawing, 'marks'>[],
): Promise<Map<string, PaintedPicture>> {
  const addresses = new Set(
    drawings.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'image' ? [mark.src] : []))),
  );
  const found = await Promise.all(
    [...addresses].map(async (address) => [address, await paintedPicture(address)] as const),
  );
  return new Map(found.flatMap(([address, picture]) => (picture === null ? [] : [[address, picture]])));
}
