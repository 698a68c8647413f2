import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { uploadedPicture } from '@ardoise/domain/catalogue/picture-crop.ts';
import type { FileStore } from '../../../storage/file-store.ts';

/** A list's name, which may contain capitals (`formatPDA`), then the item's. */
const ADDRESS = /^\/catalogue(\/[a-z][a-zA-Z0-9_-]*\/[a-z0-9][a-z0-9-]*\.svg)$/;

/** Where the pictures of catalogues are. */
export type PictureStore = Pick<FileStore, 'read' | 'drawings'>;

function drawingOf(store: PictureStore, address: string): string | null {
  const below = ADDRESS.exec(address)?.[1];
  return below === undefined || store.drawings === null ? null : path.join(store.drawings, below);
}

/**
 * The file of a reference list's picture by its address, for documents: the WebP of an uploaded picture,
 * the SVG of a drawing that came with the demonstration (`/catalogue/themes/ardoise.svg`); null when there is none.
 */
export async function readCataloguePicture(store: PictureStore, address: string): Promise<Buffer | null> {
  const uploaded = uploadedPicture(address);
  if (uploaded !== null) return store.read(uploaded);
  const file = drawingOf(store, address);
  if (file === null) return null;
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
