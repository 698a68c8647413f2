import type { Drawing, Face } from '@ardoise/domain/drawing/mark.ts';
import type { OrderDrawing, SignedDrawing } from '@ardoise/domain/drawing/signed-drawing.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { SignedContent } from '@ardoise/domain/projects/signed-content.ts';
import type { Db } from '../../db/transaction.ts';
import { readCatalogueLists } from '../catalogue/catalogue.repository.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { firstSignedContent } from '../projects/signatures.repository.ts';
import { faceHash } from './drawing-faces.ts';
import { drawingPictures, type PaintedPicture } from './drawing-pictures.ts';

const EMPTY = { title: '', format: '', pictures: {}, faces: {}, marks: [] };

/**
 * The drawings covered by a signature's content; none for an order signed before the feature. The canonical text omits
 * what is empty: a drawing without a picture, a missing name.
 */
export function drawingsIn(content: string): readonly SignedDrawing[] {
  const { dessins = [] } = JSON.parse(content) as Partial<SignedContent>;
  return dessins.map((drawing) => ({ ...EMPTY, ...drawing }));
}

function facesOf({ marks }: Pick<Drawing, 'marks'>): Face[] {
  return [...new Set(marks.flatMap((mark) => (mark.kind === 'text' ? [mark.face] : [])))];
}

function sealed(drawing: OrderDrawing, pictures: ReadonlyMap<string, PaintedPicture>): SignedDrawing {
  const addresses = drawing.marks.flatMap((mark) => (mark.kind === 'image' ? [mark.src] : []));
  const hashes = addresses.flatMap((address) => {
    const picture = pictures.get(address);
    return picture === undefined ? [] : [[address, picture.sha256] as const];
  });
  const faces = facesOf(drawing).map((face) => [face, faceHash(face)] as const);
  return { ...drawing, pictures: Object.fromEntries(hashes), faces: Object.fromEntries(faces) };
}

/** Drawings as they are signed now, with the hash of each picture and font. */
export async function sealedDrawings(drawings: readonly OrderDrawing[]): Promise<SignedDrawing[]> {
  const pictures = await drawingPictures(drawings);
  return drawings.map((drawing) => sealed(drawing, pictures));
}

/**
 * The drawings that a signature of this order covers: those of the first valid signature, unchanged; for the first one
 * they are laid out here, with the SHA-256 of each picture and font they need (specification/signatures.md#drawings).
 */
export async function drawingsToSign(db: Db, project: StoredProject): Promise<readonly SignedDrawing[]> {
  const signed = await firstSignedContent(db, project.id);
  if (signed !== null) return drawingsIn(signed);
  const { lists, of } = KINDS[project.kind].drawings;
  return sealedDrawings(of(JSON.parse(project.doc) as ProjectDocument, await readCatalogueLists(db, lists)));
}

/** The pictures of signed drawings that are unchanged since the signature. */
export async function signedPictures(
  drawings: readonly SignedDrawing[],
): Promise<Map<string, PaintedPicture>> {
  const signed = new Map(drawings.flatMap((drawing) => Object.entries(drawing.pictures)));
  const present = await drawingPictures(drawings);
  return new Map([...present].filter(([address, { sha256 }]) => signed.get(address) === sha256));
}

/** Whether a picture or a font of a signed drawing has changed since, so that it cannot be displayed as signed. */
export function hasChanged(drawing: SignedDrawing, pictures: ReadonlyMap<string, PaintedPicture>): boolean {
  const faces = Object.entries(drawing.faces).some(([face, hash]) => faceHash(face as Face) !== hash);
  return faces || Object.keys(drawing.pictures).some((address) => !pictures.has(address));
}
