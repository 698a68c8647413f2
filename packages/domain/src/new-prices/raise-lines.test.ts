import { expect, it } from 'vitest';
import { raisedLines } from './raise-lines.ts';

it('raises the old prices, keeps those written by hand, and counts what is left', () => {
  const lines = [
    { cle: 'a', base: '10 €', isWritten: false },
    { cle: 'b', base: '11 €', isWritten: true },
    { cle: 'c', base: 'selon arrivage', isWritten: false },
    { cle: 'd', base: '1 €', isWritten: false },
    { cle: 'e', base: '', isWritten: false },
    { cle: 'f', base: '12,50 / 14,90 / 18,00 / 100 €', isWritten: false },
  ];
  expect(raisedLines(lines, { by: -200, unit: '€', step: 10 })).toEqual({
    prices: new Map([['a', '8 €']]),
    written: 1,
    noAmount: 1,
    tooLow: 1,
    tooLong: 1,
  });
});
