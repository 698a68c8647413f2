import { expect, it } from 'vitest';
import { newsState, placeBelow } from './news-words.ts';

it.each([
  ['Visible', 'visible', null, null],
  ['Visible jusqu’au 28 décembre 2026', 'visible', null, '2026-12-28'],
  ['Programmée à partir du 1er mars 2027', 'programmee', '2027-03-01', null],
  ['Passée du 1er juin 2026 au 30 juin 2026', 'passee', '2026-06-01', '2026-06-30'],
  ['Masquée', 'masquee', null, null],
] as const)('says: %s', (words, etat, du, au) => {
  expect(newsState({ etat, du, au })).toBe(words);
});

it('moves one down over the next, the last but one to the end', () => {
  const entries = ['a', 'b', 'c'].map((id) => ({ id }));
  expect([placeBelow(entries, 0), placeBelow(entries, 1)]).toEqual(['c', null]);
});
