import { expect, it } from 'vitest';
import { isTooSmall } from './small-photo.ts';

const A3 = { name: 'A3, un volet', media_format: '29,7 × 42\u00a0cm, recto verso' };

it.each([
  [640, 480, undefined, true],
  [800, 600, undefined, true],
  [1024, 768, undefined, false],
  [3024, 4032, undefined, false],
  [1600, 500, undefined, false],
  [1024, 768, A3, true],
  [1600, 1200, A3, false],
])('a photo of %d × %d pixels, for %o, is too small: %s', (width, height, format, expected) => {
  expect(isTooSmall({ width, height }, format)).toBe(expected);
});
