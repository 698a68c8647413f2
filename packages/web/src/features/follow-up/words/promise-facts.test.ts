import { expect, it } from 'vitest';
import { againstPromise, promisedBy } from './promise-facts.ts';

type Lines = Parameters<typeof promisedBy>[0];

const line = (nature: string, more: object = {}) => ({
  nature,
  statut_dep: 'Impression',
  statut_arr: 'Impression',
  t_creation: '2026-11-20T15:42:00.000Z',
  resp: 'imprimeur1',
  nomResp: 'Atelier Vasseur',
  ...more,
});

const HISTORY = [
  line('promesse', { target: '2026-12-07' }),
  line('promesse', { target: '2026-12-04' }),
  line('mouvement', { statut_dep: 'Exécution' }),
  // Before a return: no longer counted.
  line('promesse', { target: '2026-11-01' }),
] as unknown as Lines;

it('counts a delivery by the first promise of this printing', () => {
  expect(againstPromise(HISTORY, '2026-12-03')).toBe('Un jour avant la promesse.');
  expect(againstPromise(HISTORY, '2026-12-04')).toBe('Le jour promis.');
  expect(againstPromise(HISTORY, '2026-12-07')).toBe('3 jours après la promesse.');
  expect(againstPromise([], '2026-12-07')).toBe('');
});

it('names who promised the present day', () => {
  expect(promisedBy(HISTORY)).toBe('Jour promis par Atelier Vasseur le 20 novembre 2026.');
  expect(promisedBy([])).toBe('');
});
