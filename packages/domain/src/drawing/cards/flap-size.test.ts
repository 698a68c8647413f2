import { expect, it } from 'vitest';
import { flapSize, sizeInWords } from './flap-size.ts';

it.each([
  ['21 × 29,7\u00a0cm, recto verso', 'A4, un volet', 210, 297],
  ['14,8 × 21\u00a0cm, à plat ou plié', 'A5', 148, 210],
  ['29,7 x 21 cm fermé, quatre pages', 'À l’italienne', 297, 210],
  ['160 x 360 mm', 'Planche', 160, 360],
  ['Fermé, quatre pages', 'Le petit A5', 148, 210],
  ['1 × 2 cm', 'Un timbre', 210, 297],
  ['', 'Sur mesure', 210, 297],
])('a flap of %j, %s, is %d by %d mm', (media_format, name, width, height) => {
  expect(flapSize({ name, media_format })).toEqual({ width, height });
});

it('is an A4 before the format is chosen', () => {
  expect(flapSize(undefined)).toEqual({ width: 210, height: 297 });
});

it.each([
  ['7 × 21\u00a0cm, recto verso', 'Marque-page', { width: 70, height: 210 }],
  ['Fermé, quatre pages', 'Le petit A5', { width: 148, height: 210 }],
  ['Fermé, quatre pages', 'Le petit', null],
  ['1 × 2 cm', 'Un timbre', null],
])('what %j, %s, says of its size is %o', (media_format, name, size) => {
  expect(sizeInWords({ name, media_format })).toEqual(size);
});
