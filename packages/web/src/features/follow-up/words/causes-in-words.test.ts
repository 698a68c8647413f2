import { expect, it } from 'vitest';
import { causesInWords } from './causes-in-words.ts';

const RETURNED = {
  nature: 'mouvement',
  statut_dep: 'Validation DC',
  target: 'Agence',
  force: false,
} as const;

it('says why an order came back, or that nobody said it', () => {
  expect(causesInWords({ ...RETURNED, causes: ['prix'] }, 'agence')).toBe('Cause\u00a0: prix');
  expect(causesInWords({ ...RETURNED, causes: ['prix', 'mise en page'] }, 'dc')).toBe(
    'Causes\u00a0: prix, mise en page',
  );
  expect(causesInWords(RETURNED, 'siege')).toBe('Cause\u00a0: non dit');
});

it('says nothing of another line, nor to a client of what they did not say', () => {
  expect(causesInWords({ ...RETURNED, statut_dep: 'Brouillon' }, 'agence')).toBeNull();
  expect(causesInWords({ ...RETURNED, target: 'accordDC' }, 'agence')).toBeNull();
  expect(causesInWords({ ...RETURNED, force: true }, 'agence')).toBeNull();
  expect(causesInWords(RETURNED, 'client')).toBeNull();
  expect(causesInWords({ ...RETURNED, causes: ['texte'] }, 'client')).toBe('Cause\u00a0: texte');
});
