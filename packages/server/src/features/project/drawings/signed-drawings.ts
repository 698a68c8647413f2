import type { Face } from '@ardoise/domain/drawing/mark.ts';
import { sealedDrawing } from '@ardoise/domain/drawing/seal-drawing.ts';
import type { OrderDrawing, SignedDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import type { SignedContent } from '@ardoise/domain/rules/signed-content.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { firstSignedContent } from '../projects/signatures.repository.ts';
import { faceFile } from './drawing-faces.ts';
import { catalogueFiles } from './drawing-pictures.ts';
import { layOutOrder } from './lay-out-order.ts';

const EMPTY = { title: '', format: '', pictures: {}, faces: {}, marks: [] };

/**
 * The drawings covered by a signature's content; none for an order signed before the feature. The canonical text omits
 * what is empty: a drawing without a picture, a missing name.
 */
export function drawingsIn(content: string): readonly SignedDrawing[] {
  const { dessins = [] } = JSON.parse(content) as Partial<SignedContent>;
  return dessins.map((drawing) => ({ ...EMPTY, ...drawing }));
}

/** Preserves the catalogue's present pictures of drawings for good. Their SHA-256 in hex, by path. */
export async function preservePictures(
  store: FileStore,
  drawings: readonly Pick<OrderDrawing, 'marks'>[],
): Promise<Map<string, string>> {
  const files = await catalogueFiles(store, drawings);
  return new Map(
    await Promise.all(
      [...files].map(async ([address, file]) => [address, await store.preserve(file)] as const),
    ),
  );
}

/** Drawings as they are signed now, with the hash of each picture and font; preserves the pictures. */
export async function sealedDrawings(
  store: FileStore,
  drawings: readonly OrderDrawing[],
): Promise<SignedDrawing[]> {
  const hashes = await preservePictures(store, drawings);
  return drawings.map((drawing) => sealedDrawing(drawing, hashes));
}

/** The drawings that the valid signatures of an order cover; null where it has none. */
export async function signedDrawingsOf(db: Db, projectId: string): Promise<readonly SignedDrawing[] | null> {
  const signed = await firstSignedContent(db, projectId);
  return signed === null ? null : drawingsIn(signed);
}

/** Drawings as the first signature of this version covers them. */
export interface LaidOutVersion {
  version: number;
  drawings: readonly SignedDrawing[];
}

/**
 * What the first signature of an order would cover, laid out before its transaction: off the main thread, and while its
 * row is not locked (specification/signatures.md#drawings). Null where there is nothing to lay out: a signature has
 * drawings already, or another version is asked for.
 * @throws Refusal INDISPONIBLE
 */
export async function layOutToSign(
  db: Db,
  store: FileStore,
  project: StoredProject,
  version: number,
): Promise<LaidOutVersion | null> {
  if (project.version !== version || (await firstSignedContent(db, project.id)) !== null) return null;
  return { version, drawings: await sealedDrawings(store, await layOutOrder(db, project)) };
}

/**
 * The drawings that a signature of this order covers: those of the first valid signature, unchanged; for the first one
 * those laid out before. Null where these are not of this version: the order changed meanwhile. Its row is locked.
 */
export async function drawingsToSign(
  tx: Transaction,
  project: StoredProject,
  laidOut: LaidOutVersion | null,
): Promise<readonly SignedDrawing[] | null> {
  const signed = await signedDrawingsOf(tx, project.id);
  if (signed !== null) return signed;
  return laidOut?.version === project.version ? laidOut.drawings : null;
}

/** Whether a picture of a signed drawing is lost or a font has changed, so that it cannot be displayed as signed. */
export function hasChanged(drawing: SignedDrawing, pictures: ReadonlyMap<string, unknown>): boolean {
  const faces = Object.entries(drawing.faces).some(([face, hash]) => faceFile(face as Face).sha256 !== hash);
  return faces || Object.keys(drawing.pictures).some((address) => !pictures.has(address));
}
