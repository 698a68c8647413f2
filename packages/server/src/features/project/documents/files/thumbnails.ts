import {
  derivedPicture,
  type PicturedFile,
  type PictureFormat,
} from '../../../../pictures/derived-picture.ts';
import type { StoredFile } from '../../../../storage/file-place.ts';
import type { FileStore } from '../../../../storage/file-store.ts';

/** Longest side in pixels: sharp on a high-density screen, small on a slow network. */
const SIDE = 480;
const QUALITY = 78;

const THUMBNAIL: PictureFormat = {
  suffix: { picture: '.webp', none: '.none' },
  side: SIDE,
  draw: (picture) =>
    picture
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer(),
};

/** The thumbnail of a file, as WebP; null when it has none. */
export function thumbnailOf(store: FileStore, file: PicturedFile): Promise<StoredFile | null> {
  return derivedPicture(store, file, THUMBNAIL);
}
