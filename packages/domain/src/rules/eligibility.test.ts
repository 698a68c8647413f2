import { expect, it } from 'vitest';
import type { ProjectType } from '../projects/kinds.ts';
import { isSuspended } from './eligibility.ts';

it.each<[ProjectType, boolean]>([
  ['Carte Brasserie', false],
  ['Boards PVC', true],
  ['Caissons Lumineux', true],
  ['Digital', true],
  ['Sur Mesure', false],
  ['Direct Agence', false],
])('a new %s is refused while boards are suspended: %s', (type, suspended) => {
  expect(isSuspended(type, true)).toBe(suspended);
  expect(isSuspended(type, false)).toBe(false);
});
