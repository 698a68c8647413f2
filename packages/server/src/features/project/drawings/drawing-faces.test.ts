import { expect, it } from 'vitest';
import { FACES, faceFile } from './drawing-faces.ts';

/** The fonts that signed drawings name, by their SHA-256: never edited; another font is another name. */
const LANDED = {
  display: 'fb89866dc6862baf9e0b6ca6824668ec44760a9fbcee08b56cefb121f8d7ad18',
  italic: '67711b1dd71cd77b129a19bffae69c2b88f73c2c5ad63314799f9794c8774ec8',
  strong: '508ce0d8cc60423305c86c9a8c12523d0d0f9823e69b0b5a9b0dd4cb1f885d1c',
  text: 'c2d8db6a92ae395a6ff55649df5ede33ce34969bbf9c4daa6e1e358e4187ae8e',
};

it('the fonts that signed drawings name are the files that were signed', () => {
  expect(Object.fromEntries(FACES.map((face) => [face, faceFile(face).sha256]))).toEqual(LANDED);
});
