import { expect, it } from 'vitest';
import { onBehalfInWords } from './on-behalf-in-words.ts';

it('says of a signature who brought it in for somebody else', () => {
  const camille = { nom: 'Camille Ferrand', pourLeCompteDe: 'Camille Ferrand' };
  expect(onBehalfInWords({ ...camille, apporteePar: 'Léo Moreau' })).toBe(
    'par Léo Moreau, pour le compte de Camille Ferrand',
  );
  expect(onBehalfInWords({ ...camille, nom: 'Léo Moreau', apporteePar: 'Léo Moreau' })).toBe(
    'pour le compte de Camille Ferrand',
  );
  expect(onBehalfInWords({ nom: 'Camille Ferrand', pourLeCompteDe: '' })).toBe('');
});
