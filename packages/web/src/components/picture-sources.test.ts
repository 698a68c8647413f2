import { expect, it } from 'vitest';
import { pictureSources } from './picture-sources.ts';

it('offers an uploaded picture at each density, a drawing of the product as it is', () => {
  const at = `/catalogue/images/${'ab'.repeat(32)}`;
  expect(pictureSources(`${at}.webp`)).toBe(`${at}-176.webp 1x, ${at}-352.webp 2x, ${at}-528.webp 3x`);
  expect(pictureSources('/catalogue/themes/ardoise.svg')).toBeUndefined();
});
