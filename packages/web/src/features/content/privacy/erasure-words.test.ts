import { expect, it } from 'vitest';
import { blockedWords, keptWords } from './erasure-words.ts';

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
