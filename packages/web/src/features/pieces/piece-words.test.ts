import { expect, it } from 'vitest';
import { foundInWords, uncountedInWords } from './piece-words.ts';

it.each([
  [{ pieces: 57, points: 48, plus: false }, '57\u00a0pièces, 48\u00a0points de vente', ''],
  [
    { pieces: 9_314, points: null, plus: false },
    '9\u00a0314\u00a0pièces',
    'Pour autant de pièces, les points de vente ne sont pas comptés.',
  ],
  [
    { pieces: 3_000, points: null, plus: true },
    'Plus de 3\u00a0000\u00a0pièces',
    'Au-delà, les pièces et leurs points de vente ne sont pas comptés.',
  ],
])('says what was found, and what was not counted: %o', (counted, found, uncounted) => {
  expect(foundInWords(counted)).toBe(found);
  expect(uncountedInWords(counted)).toBe(uncounted);
});
