import { expect, it } from 'vitest';
import { daysInWords, firstProblem } from './promised-days.ts';

const TODAY = '2026-11-23';

it('counts the days, the most frequent first', () => {
  const days = { a: '2026-12-07', b: '2026-12-04', c: '2026-12-07', d: '' };
  expect(daysInWords(days, TODAY)).toBe('2 pour le 7 décembre, 1 pour le 4 décembre.');
  expect(daysInWords({}, TODAY)).toBe('');
});

it('finds the first day that cannot be promised', () => {
  expect(firstProblem({ a: '2026-12-07', b: '2026-11-20' }, TODAY)?.id).toBe('b');
  expect(firstProblem({ a: '' }, TODAY)?.id).toBe('a');
  expect(firstProblem({ a: TODAY }, TODAY)).toBeNull();
});
