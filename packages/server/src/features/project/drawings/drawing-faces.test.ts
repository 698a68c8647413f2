import { FACE_HASHES } from '@ardoise/domain/drawing/seal-drawing.ts';
import { expect, it } from 'vitest';
import { FACES, faceFile } from './drawing-faces.ts';

it('the fonts that signed drawings name are the files that were signed', () => {
  expect(Object.fromEntries(FACES.map((face) => [face, faceFile(face).sha256]))).toEqual(FACE_HASHES);
});
