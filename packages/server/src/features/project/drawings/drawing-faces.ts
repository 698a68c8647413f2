import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Face } from '@ardoise/domain/drawing/mark.ts';

const require = createRequire(import.meta.url);
const FILES: Record<Face, string> = {
  display: 'besley-display.ttf',
  italic: 'besley-italic.ttf',
  strong: 'radio-canada-strong.ttf',
  text: 'radio-canada-text.ttf',
};

/** Every font of drawings. */
export const FACES = Object.keys(FILES) as Face[];

interface FaceFile {
  bytes: Buffer;
  /** In hex. */
  sha256: string;
}

const read = new Map<Face, FaceFile>();

/** The file of a font of drawings, read when it is first needed: the screen loads the same, and the domain has its widths. */
export function faceFile(face: Face): FaceFile {
  const known = read.get(face);
  if (known !== undefined) return known;
  const bytes = readFileSync(require.resolve(`@ardoise/domain/drawing/faces/${FILES[face]}`));
  const file = { bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  read.set(face, file);
  return file;
}
