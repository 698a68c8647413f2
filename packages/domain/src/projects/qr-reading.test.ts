import { expect, it } from 'vitest';
import { isSilent, readingDistance, readingProblems } from './qr-reading.ts';

const model = (taille: number | null, encre: string | null = null, fond: string | null = null) =>
  readingProblems({ taille, encre, fond });

it('judges the size by ten times', () => {
  expect(readingDistance(14)).toBe(140);
  expect([24, 25, null].map((size) => model(size))).toEqual([['petit'], [], []]);
});

it('judges the contrast, and a light code on a dark ground', () => {
  expect(model(40, '#000000', '#ffffff')).toEqual([]);
  expect(model(40, '#a0a0a0', '#ffffff')).toEqual(['contraste']);
  expect(model(40, '#ffffff', '#20282e')).toEqual(['inverse']);
  expect(model(14, '#d0d0d0', '#ffffff')).toEqual(['petit', 'contraste']);
  expect(model(40, '#000000', null)).toEqual([]);
});

it.each([
  ['2026-11-01', null, true],
  ['2026-11-09', null, true],
  ['2026-11-10', null, false],
  ['2026-10-01', '2026-11-09', true],
  ['2026-10-01', '2026-11-10', false],
  // A scan at the print shop, before the delivery, does not count for its guests.
  ['2026-11-12', '2026-10-30', false],
  [null, null, false],
])('delivered %s, last scanned %s: silent %s on 23 November', (delivered, lastScan, silent) => {
  expect(isSilent({ today: '2026-11-23', delivered, lastScan })).toBe(silent);
});
