import { expect, it } from 'vitest';
import { nextAttempt } from './next-attempt.ts';

const now = Date.parse('2026-11-20T13:00:00Z');
const at = (prochain: string | null, en_cours = false) => nextAttempt({ prochain, en_cours }, now);

it('formats the time of the next retry', () => {
  expect(at(null, true)).toBe('en ce moment');
  expect(at(null)).toBe('aucun essai prévu');
  expect(at('2026-11-20T12:59:00Z')).toBe('dès que possible');
  expect(at('2026-11-20T13:00:15Z')).toBe('dans 1\u00a0min');
  expect(at('2026-11-20T13:59:00Z')).toBe('dans 59\u00a0min');
  expect(at('2026-11-20T14:32:00Z')).toBe('à 15:32');
  expect(at('2026-11-21T07:05:00Z')).toBe('le 21 novembre 2026 à 08:05');
});
