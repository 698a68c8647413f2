import { expect, it } from 'vitest';
import { blockedWords, fullName, keptWords } from './erasure-words.ts';

it('says what stands in the way, and what is kept until when', () => {
  const blocked = { motif: 'projets_en_cours', nombre: 2, projets: [] } as const;
  expect(blockedWords({ ...blocked, projets: [] })).toMatch(/^2\u00a0projets en cours/);
  expect(keptWords({ nombre: 1, projets: [], conservation: 60, attend: false })).toContain(
    '60\u00a0mois après',
  );
  expect(keptWords({ nombre: 1, projets: [], conservation: null, attend: true })).toMatch(
    /sans limite.*garde son nom/,
  );
});

it('tells two of one name apart, by what each of them has', () => {
  const martin = {
    uid: null,
    identifiant: null,
    nom: 'Mme Martin',
    courriel: '',
    telephone: '',
    actif: false,
    projets: 1,
    lieu: { id: '31', numero: '31', ville: 'Pau' },
  };
  expect(fullName(martin)).toBe('Mme Martin, point de vente 31 à Pau');
  expect(fullName({ ...martin, lieu: { ...martin.lieu, numero: '' } })).toBe('Mme Martin, Pau');
  expect(fullName({ ...martin, courriel: 'm@x.example' })).toBe('Mme Martin, m@x.example');
  expect(fullName({ ...martin, nom: '', courriel: 'm@x.example' })).toBe('m@x.example');
  expect(fullName({ ...martin, uid: 3, identifiant: 'martin.l', lieu: null })).toBe('Mme Martin, martin.l');
});
