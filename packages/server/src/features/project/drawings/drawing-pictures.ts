import { createHash } from 'node:crypto';
import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import { picturesOf } from '@ardoise/domain/drawing/seal-drawing.ts';
import { openPicture } from '../../../pictures/open-picture.ts';
import { type PictureStore, readCataloguePicture } from '../../base/catalogue/catalogue-pictures.ts';
import { PrintImage } from './print-image.ts';
import { readShapes, type ShapedPicture } from './svg-shapes.ts';

/** A picture of a drawing, ready to paint: as paths, or if it has more than paths as a PNG, for print in its inks. */
export type PaintedPicture = ShapedPicture | Buffer | PrintImage;
/** Colours of the screen, or the inks of print. */
export type Colours = 'screen' | 'cmyk';

/** Longest side in pixels of a rasterised picture. */
const SIDE = 800;

/** An SVG, or an uploaded picture. */
const isSvg = (file: Buffer) => file.subarray(0, 1).toString() === '<';

async function painted(address: string, file: Buffer, colours: Colours): Promise<PaintedPicture> {
  const shapes = isSvg(file) ? readShapes(file.toString()) : null;
  if (shapes !== null) return shapes;
  const picture = (await openPicture(file)).resize(SIDE, SIDE, { fit: 'inside' });
  if (colours === 'screen') return picture.png().toBuffer();
  const { data, info } = await picture
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return new PrintImage(
    { ...info, data },
    `P${createHash('sha256').update(address).digest('hex').slice(0, 16)}`,
  );
}

/** The catalogue's present files of the pictures in drawings, by their path; missing ones are omitted. */
export async function catalogueFiles(
  store: PictureStore,
  drawings: readonly Pick<Drawing, 'marks'>[],
): Promise<Map<string, Buffer>> {
  const found = await Promise.all(
    picturesOf(drawings).map(
      async (address) => [address, await readCataloguePicture(store, address)] as const,
    ),
  );
  return new Map(found.flatMap(([address, file]) => (file === null ? [] : [[address, file]])));
}

/** Files of pictures, ready to paint. */
export async function paintedPictures(
  files: ReadonlyMap<string, Buffer>,
  colours: Colours = 'screen',
): Promise<Map<string, PaintedPicture>> {
  return new Map(
    await Promise.all(
      [...files].map(async ([address, file]) => [address, await painted(address, file, colours)] as const),
    ),
  );
}
