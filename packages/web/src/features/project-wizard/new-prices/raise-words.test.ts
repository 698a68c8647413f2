import type { RaisedLines } from '@ardoise/domain/new-prices/raise-lines.ts';
import type { Raise } from '@ardoise/domain/new-prices/raise-price.ts';
import { expect, it } from 'vitest';
import { raisedInWords, signedRaise } from './raise-words.ts';

const raised = (count: number, left: Partial<Omit<RaisedLines, 'prices'>> = {}) => ({
  prices: new Map(Array.from({ length: count }, (_, rank) => [`${rank}`, '1'])),
  written: 0,
  noAmount: 0,
  tooLow: 0,
  tooLong: 0,
  ...left,
});
const PERCENT: Raise = { by: 300, unit: '%', step: 10 };
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

it.each([
  [raised(9), PERCENT, 'Plats', '9 prix de « Plats » augmentés de 3 %, arrondis à 0,10.'],
  [raised(1), { ...PERCENT, by: -250 }, null, '1 prix baissé de 2,5 %, arrondi à 0,10.'],
  [
    raised(4, { written: 2, noAmount: 1 }),
    { by: 20, unit: '€', step: 5 } as Raise,
    null,
    '4 prix augmentés de 0,20 €, arrondis à 0,05. 2 prix écrits à la main, gardés. 1 prix sans montant, inchangé.',
  ],
  [
    raised(2, { tooLong: 1 }),
    PERCENT,
    null,
    '2 prix augmentés de 3 %, arrondis à 0,10. 1 prix trop long, inchangé.',
  ],
  [raised(0, { written: 1 }), PERCENT, null, 'Aucun prix à changer. 1 prix écrit à la main, gardé.'],
])('%o is said', (lines, raise, section, words) => {
  expect(plain(raisedInWords(lines, raise, section))).toBe(words);
});

it('is the button of a section', () => {
  expect(
    [PERCENT, { ...PERCENT, by: -200 }, { by: 20, unit: '€', step: 5 } as Raise].map(signedRaise).map(plain),
  ).toEqual(['+ 3 %', '− 2 %', '+ 0,20 €']);
});
