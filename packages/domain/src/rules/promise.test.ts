import { expect, it } from 'vitest';
import { promiseProblem } from './promise.ts';

const TODAY = '2026-11-23';

it('is made for today or later; a change wants a reason', () => {
  expect(promiseProblem({ day: TODAY, reason: '', before: null }, TODAY)).toBeNull();
  expect(promiseProblem({ day: '2026-11-22', reason: '', before: null }, TODAY)?.field).toBe('jour');
  expect(promiseProblem({ day: '2026-12-04', reason: ' ', before: '2026-12-01' }, TODAY)).toEqual({
    field: 'motif',
    message: 'Dites pourquoi le jour change.',
  });
  expect(promiseProblem({ day: '2026-12-04', reason: '', before: '2026-12-04' }, TODAY)).toBeNull();
  expect(
    promiseProblem({ day: '2026-12-04', reason: 'Papier en rupture', before: '2026-12-01' }, TODAY),
  ).toBeNull();
});
