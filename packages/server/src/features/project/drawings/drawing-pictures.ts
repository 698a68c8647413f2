import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import { openPicture } from '../../../pictures/open-picture.ts';
import { type PictureStore, readCataloguePicture } from '../../base/catalogue/catalogue-pictures.ts';
import { readShapes, type ShapedPicture } from './svg-shapes.ts';

/** A picture of a drawing, ready to paint: as paths, or as a PNG if it has more than paths. */
export type PaintedPicture = ShapedPicture | Buffer;

/** Longest side in pixels of a rasterised picture. */
const SIDE = 800;

/** An SVG, or an uploaded picture. */
const isSvg = (file: Buffer) => file.subarray(0, 1).toString() === '<';

async function painted(file: Buffer): Promise<PaintedPicture> {
  const shapes = isSvg(file) ? readShapes(file.toString()) : null;
  if (shapes !== null) return shapes;
  return (await openPicture(file)).resize(SIDE, SIDE, { fit: 'inside' }).png().toBuffer();
}

/** The catalogue's present files of the pictures in drawings, by their path; missing ones are omitted. */
export async function catalogueFiles(
  store: PictureStore,
  drawings: readonly Pick<Drawing, 'marks'>[],
): Promise<Map<string, Buffer>> {
  const addresses = new Set(
    drawings.flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'image' ? [mark.src] : []))),
  );
  const found = await Promise.all(
    [...addresses].map(async (address) => [address, await readCataloguePicture(store, address)] as const),
  );
  return new Map(found.flatMap(([address, file]) => (file === null ? [] : [[address, file]])));
}

/** Files of pictures, ready to paint. */
export async function paintedPictures(
  files: ReadonlyMap<string, Buffer>,
): Promise<Map<string, PaintedPicture>> {
  return new Map(
    await Promise.all([...files].map(async ([address, file]) => [address, await painted(file)] as const)),
  );
}
