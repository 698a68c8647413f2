import type { Face } from '@ardoise/domain/drawing/mark.ts';
import type { Font } from 'fontkit';
import { faceFile } from './drawing-faces.ts';
import { openFont } from './open-font.ts';

const opened = new Map<Face, Font>();

/** A font of drawings, for PDFs. */
export function faceFont(face: Face): Font {
  let font = opened.get(face);
  if (font === undefined) {
    font = openFont(faceFile(face).bytes);
    opened.set(face, font);
  }
  return font;
}
