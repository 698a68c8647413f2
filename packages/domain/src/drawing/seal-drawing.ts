import type { Drawing, Face } from './mark.ts';
import type { OrderDrawing, SignedDrawing } from './signed-drawing.ts';

/** SHA-256 in hex of each font's file (`faces/`): never edited, since signed drawings name it; another font is another name. */
export const FACE_HASHES: Readonly<Record<Face, string>> = {
  display: 'fb89866dc6862baf9e0b6ca6824668ec44760a9fbcee08b56cefb121f8d7ad18',
  italic: '67711b1dd71cd77b129a19bffae69c2b88f73c2c5ad63314799f9794c8774ec8',
  strong: '508ce0d8cc60423305c86c9a8c12523d0d0f9823e69b0b5a9b0dd4cb1f885d1c',
  text: 'c2d8db6a92ae395a6ff55649df5ede33ce34969bbf9c4daa6e1e358e4187ae8e',
};

/** The fonts of its texts. */
function facesOf({ marks }: Pick<Drawing, 'marks'>): Face[] {
  return [...new Set(marks.flatMap((mark) => (mark.kind === 'text' ? [mark.face] : [])))];
}

/** The paths in the catalogue of the pictures of drawings, each once. */
export function picturesOf(drawings: readonly Pick<Drawing, 'marks'>[]): string[] {
  const addresses = drawings.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'image' ? [mark.src] : [])),
  );
  return [...new Set(addresses)];
}

/**
 * A drawing as a signature covers it (specification/signatures.md#drawings).
 * @param pictures SHA-256 in hex by path in the catalogue; missing ones are omitted
 */
export function sealedDrawing(drawing: OrderDrawing, pictures: ReadonlyMap<string, string>): SignedDrawing {
  const hashes = picturesOf([drawing]).flatMap((address) => {
    const hash = pictures.get(address);
    return hash === undefined ? [] : [[address, hash] as const];
  });
  const faces = facesOf(drawing).map((face) => [face, FACE_HASHES[face]] as const);
  return { ...drawing, pictures: Object.fromEntries(hashes), faces: Object.fromEntries(faces) };
}
