import { expect, it } from 'vitest';
import { offeredWords } from './offered-words.ts';

const NEVER = { du: '', au: '' };

it.each([
  [
    { visibilite: 'visible' as const, ...NEVER },
    'boissons' as const,
    'Elle est proposée aux délégués commerciaux dès l’enregistrement.',
  ],
  [
    { visibilite: 'masquee' as const, ...NEVER },
    'themes' as const,
    'Il n’est plus proposé aux délégués commerciaux ; un brouillon qui l’a choisi le garde.',
  ],
  [
    { visibilite: 'periode' as const, du: '2026-12-01', au: '2027-02-28' },
    'boissons' as const,
    'Elle est proposée à partir du 1er décembre 2026 jusqu’au 28 février 2027 inclus. Ensuite, un brouillon qui l’a choisie la garde.',
  ],
  [
    { visibilite: 'periode' as const, du: '2026-12-01', au: '' },
    'themes' as const,
    'Il est proposé à partir du 1er décembre 2026.',
  ],
  [
    { visibilite: 'masquee' as const, ...NEVER },
    'articles' as const,
    'Elle n’est plus affichée sur la page d’accueil.',
  ],
  [
    { visibilite: 'periode' as const, du: '2026-12-01', au: '2027-02-28' },
    'articles' as const,
    'Elle est affichée sur la page d’accueil à partir du 1er décembre 2026 jusqu’au 28 février 2027 inclus.',
  ],
])('says of %o what delegates are offered', (form, list, sentence) => {
  expect(offeredWords(list, form).replaceAll('\u00a0', ' ')).toBe(sentence);
});
