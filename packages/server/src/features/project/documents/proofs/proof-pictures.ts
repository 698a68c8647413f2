import { openPicture } from '../../../../pictures/open-picture.ts';
import { readStored } from '../../../../storage/file-place.ts';
import type { FileStore } from '../../../../storage/file-store.ts';
import type { FileRecord } from '../files/files.repository.ts';
import { thumbnailOf } from '../files/thumbnails.ts';

/** Longest side in pixels: 200 dpi at its size on the evidence page. */
const SIDE = 270;

/** Pictures by the SHA-256 of their files. */
export type ProofPictures = ReadonlyMap<string, Buffer>;

/**
 * A small JPEG of each file with a picture, for the evidence page. Rendering is slow: call before the project's row is
 * locked.
 */
export async function proofPictures(store: FileStore, files: readonly FileRecord[]): Promise<ProofPictures> {
  const pictures = new Map<string, Buffer>();
  for (const file of files) {
    const thumbnail = await thumbnailOf(store, file);
    if (thumbnail === null) continue;
    const drawn = (await openPicture(await readStored(thumbnail)))
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' });
    pictures.set(file.sha256, await drawn.jpeg({ quality: 82 }).toBuffer());
  }
  return pictures;
}
