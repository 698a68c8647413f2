import { expect, it } from 'vitest';
import { offeredWords } from './offered-words.ts';

const NEVER = { du: '', au: '' };

it.each([
  [
    { visibilite: 'visible' as const, ...NEVER },
    true,
    'Elle est proposée aux délégués commerciaux dès l’enregistrement.',
  ],
  [
    { visibilite: 'masquee' as const, ...NEVER },
    false,
    'Il n’est plus proposé aux délégués commerciaux. Un brouillon qui l’a choisi le garde.',
  ],
  [
    { visibilite: 'periode' as const, du: '2026-12-01', au: '2027-02-28' },
    true,
    'Elle est proposée à partir du 1er décembre 2026 jusqu’au 28 février 2027 inclus. Ensuite, un brouillon qui l’a choisie la garde.',
  ],
  [
    { visibilite: 'periode' as const, du: '2026-12-01', au: '' },
    false,
    'Il est proposé à partir du 1er décembre 2026.',
  ],
])('says of %o what delegates are offered', (form, feminine, sentence) => {
  expect(offeredWords(form, feminine).replaceAll('\u00a0', ' ')).toBe(sentence);
});
