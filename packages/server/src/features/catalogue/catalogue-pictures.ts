import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The drawings shipped with the product. */
export const PICTURE_FOLDER = path.resolve(import.meta.dirname, '../../../assets/catalogue');

/** A list's name, which may contain capitals (`formatPDA`), then the item's. */
const ADDRESS = /^\/catalogue(\/[a-z][a-zA-Z0-9_-]*\/[a-z0-9][a-z0-9-]*\.svg)$/;

/** The SVG of a reference list's picture path (`/catalogue/themes/ardoise.svg`); null when there is none. */
export async function readCataloguePicture(address: string): Promise<Buffer | null> {
  const below = ADDRESS.exec(address)?.[1];
  if (below === undefined) return null;
  try {
    return await readFile(path.join(PICTURE_FOLDER, below));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
