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

function readFace(face: Face): Buffer {
  return readFileSync(require.resolve(`@ardoise/domain/drawing/faces/${FILES[face]}`));
}

/** The font files of drawings, read once: the screen loads the same, and the domain has their widths. */
export const DRAWING_FACES: Record<Face, Buffer> = {
  display: readFace('display'),
  italic: readFace('italic'),
  strong: readFace('strong'),
  text: readFace('text'),
};

/** The SHA-256 of a font's file, in hex. */
export function faceHash(face: Face): string {
  return createHash('sha256').update(DRAWING_FACES[face]).digest('hex');
}
