import { expect, it } from 'vitest';
import { acceptedOutlets, knownOutlets, nearOutlets } from './known-outlets.ts';

const row = (nOutlet: string, nameProjet: string, t_creation: string, typeProjet: 'CHR' | 'VAE' = 'CHR') => ({
  nOutlet,
  nameProjet,
  ville: 'Talence',
  typeProjet,
  t_creation,
});
const known = knownOutlets([
  row('3105282', 'Café de la Tour', '2026-11-20T08:00:00Z', 'VAE'),
  row('', 'Sans numéro', '2026-11-19T08:00:00Z'),
  row('3104587', 'Brasserie du Palais', '2026-10-02T08:00:00Z'),
  row('3105282', 'Café de la Tour', '2025-03-04T08:00:00Z'),
  row('3105282', 'Café de la Tour', '2024-03-04T08:00:00Z'),
]);

it('lists each outlet once, the last ordered for first, with its last project of each kind', () => {
  expect(known.map(({ nOutlet }) => nOutlet)).toEqual(['3105282', '3104587']);
  expect(known[0]).toEqual({
    nOutlet: '3105282',
    name: 'Café de la Tour',
    town: 'Talence',
    last: { VAE: '2026-11-20T08:00:00Z', CHR: '2025-03-04T08:00:00Z' },
  });
});

it.each([
  ['any outlet where no medal is asked for', 'CHR', ['3105282', '3104587']],
  ['those that ordered what asks for as much', 'PSM', ['3105282']],
  ['none where nothing ordered asks for as much', 'PDA', []],
] as const)('proposes %s', (_, code, proposed) => {
  const medals = { CHR: null, VAE: ['gold'], PSM: ['gold', 'platinum'], PDA: ['platinum'] };
  expect(acceptedOutlets(known, code, medals).map(({ nOutlet }) => nOutlet)).toEqual(proposed);
});

it.each([
  ['3105822', ['3105282']],
  ['1305282', ['3105282']],
  ['3105283', []],
  ['310528', []],
  ['31052820', []],
  ['3105282', []],
  ['3104857', ['3104587']],
])('swapped digits: %s may be %o', (typed, near) => {
  expect(nearOutlets(typed, known).map(({ nOutlet }) => nOutlet)).toEqual(near);
});
