import { expect, it } from 'vitest';
import { cloneRefusal } from './clone-refusal.ts';

it.each([
  ['Boards PVC', true, 20, 'La création de projets VAE est suspendue pour le moment'],
  ['Digital', true, 20, 'La création de projets VAE est suspendue pour le moment'],
  ['Digital', false, 20, undefined],
  ['Carte Brasserie', true, 1, undefined],
  ['Carte Brasserie', true, 0, 'Attention : quota dépassé. La création d’un projet est impossible.'],
  [
    'Direct Agence',
    true,
    -1,
    'Attention : quota dépassé. La création d’un projet Direct Agence est impossible.',
  ],
  ['Sur Mesure', true, undefined, undefined],
] as const)('of %s, VAE suspended %s, %s left: %s', (type, vaeSuspended, left, said) => {
  expect(cloneRefusal(type, { vaeSuspended, left })).toBe(said);
});
