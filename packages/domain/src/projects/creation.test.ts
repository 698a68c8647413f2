import { expect, it } from 'vitest';
import { isSuspended, supportRefusal } from './creation.ts';
import type { ProjectType } from './kinds.ts';

it.each<[ProjectType, string | null, string | null]>([
  ['Carte Brasserie', null, null],
  ['Boards PVC', 'VAE_SUSPENDUE', null],
  ['Caissons Lumineux', 'VAE_SUSPENDUE', null],
  ['Digital', 'VAE_SUSPENDUE', null],
  ['Sur Mesure', null, null],
  ['Direct Agence', 'TYPE_INDISPONIBLE', 'TYPE_INDISPONIBLE'],
])('a new %s: %s while boards are suspended, else %s', (type, suspended, lifted) => {
  expect(supportRefusal(type, true)).toBe(suspended);
  expect(supportRefusal(type, false)).toBe(lifted);
});

it('only boards cannot be created or cloned during a suspension', () => {
  expect(isSuspended('Digital', true)).toBe(true);
  expect(isSuspended('Digital', false)).toBe(false);
  expect(isSuspended('Carte Brasserie', true)).toBe(false);
});
