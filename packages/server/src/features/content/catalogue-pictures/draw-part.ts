import type { PictureCrop } from '@ardoise/domain/catalogue/picture-crop.ts';
import { MAX_PIXELS } from '../../../pictures/derived-picture.ts';
import { openPicture } from '../../../pictures/open-picture.ts';

/** Longest side in pixels: 20 cm at 300 dpi. */
const LONGEST = 2400;
const QUALITY = 88;

/** A part of a picture upright, at print size, as WebP. Of an animation its first image. @throws Error when unreadable */
export async function drawPart(
  file: string,
  { width, height }: { width: number; height: number },
  crop: PictureCrop,
): Promise<Buffer> {
  const left = Math.min(Math.round(crop.x * width), width - 1);
  const top = Math.min(Math.round(crop.y * height), height - 1);
  const region = {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.largeur * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.hauteur * height), height - top)),
  };
  const picture = await openPicture(file, { limitInputPixels: MAX_PIXELS });
  return picture
    .autoOrient()
    .extract(region)
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}
