import { createHash } from 'node:crypto';
import { uploadedPicture } from '@ardoise/domain/catalogue/picture-crop.ts';
import type { SignedDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { readCataloguePicture } from '../../base/catalogue/catalogue-pictures.ts';

async function asSigned(store: FileStore, address: string, sha256: string): Promise<Buffer | null> {
  // Orders signed before pictures were preserved have the catalogue's, while it is still the same.
  const file = (await store.readPreserved(sha256)) ?? (await readCataloguePicture(store, address));
  if (file === null) return null;
  return createHash('sha256').update(file).digest('hex') === sha256 ? file : null;
}

/**
 * The files of the pictures in the signed drawings of an order, by their path in the catalogue: as they were signed,
 * whatever the catalogue has there now. One that is lost is omitted.
 */
export async function signedPictures(
  store: FileStore,
  drawings: readonly SignedDrawing[],
): Promise<Map<string, Buffer>> {
  const signed = new Map(drawings.flatMap(({ pictures }) => Object.entries(pictures)));
  const found = await Promise.all(
    [...signed].map(async ([address, sha256]) => [address, await asSigned(store, address, sha256)] as const),
  );
  return new Map(found.flatMap(([address, file]) => (file === null ? [] : [[address, file]])));
}

/** Where a browser finds a signed picture: its path in the catalogue, or a data URL if the catalogue has another there. */
export async function signedSource(store: FileStore, address: string, file: Buffer): Promise<string> {
  const present = await readCataloguePicture(store, address);
  if (present?.equals(file)) return address;
  const type = uploadedPicture(address) === null ? 'svg+xml' : 'webp';
  return `data:image/${type};base64,${file.toString('base64')}`;
}
