import { expect, test } from 'vitest';
import { counted, formatNumber, formatPercent, formatSize, NBSP } from './format-number.ts';

test('thousands are separated by U+00A0, which the fonts have', () => {
  expect(formatNumber(12_500.5)).toBe(`12${NBSP}500,5`);
  expect(formatPercent(72)).toBe(`72${NBSP}%`);
});

test.each([
  [0, '0 o'],
  [900, '900 o'],
  [1536, '1,5 Ko'],
  [2_400_000, '2,3 Mo'],
  [52_428_800, '50 Mo'],
])('%d bytes', (bytes, words) => {
  expect(formatSize(bytes).replaceAll(NBSP, ' ')).toBe(words);
});

test.each([
  [0, '0 projet'],
  [1, '1 projet'],
  [2, '2 projets'],
])('%d is singular or plural as in French', (count, words) => {
  expect(counted(count, 'projet', 'projets').replaceAll(NBSP, ' ')).toBe(words);
});
