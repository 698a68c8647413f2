import { LOW_QUOTA } from '@ardoise/domain/rules/quota.ts';
import { expect, it } from 'vitest';
import { effectWords, isLow, lineAlert } from './cell-words.ts';
import type { QuotaCell } from './use-quota-grid.ts';

const cell = (annuel: number | null, utilisees: number, avenir: number): QuotaCell => ({
  annuel,
  version: 1,
  utilisees,
  avenir,
  precedent: { annuel: null, utilisees: 0, prevues: 0 },
});

it('says what stands out of a line', () => {
  const calm = cell(120, 20, 3);
  const alert = cell(36, 29, 10);
  expect(lineAlert({ CHR: calm, VAE: calm, PDA: calm })).toBe('');
  expect(lineAlert({ CHR: alert, VAE: alert, PDA: alert })).toBe('2\u00a0alertes');
  expect(lineAlert({ CHR: cell(75, 75, 9), VAE: calm, PDA: alert })).toBe('quota dépassé, 1\u00a0alerte');
  expect(lineAlert({ CHR: cell(null, 0, 0), VAE: calm, PDA: calm })).toBe('un quota à fixer');
  expect(lineAlert({ CHR: cell(null, 0, 0), VAE: cell(null, 0, 0), PDA: cell(null, 0, 0) })).toBe(
    'sans quota',
  );
});

it('marks what is low: ten left, or fewer than the drafts', () => {
  expect(isLow('CHR', 120, cell(120, 97, 18), LOW_QUOTA)).toBe(false);
  expect(isLow('CHR', 107, cell(107, 97, 1), LOW_QUOTA)).toBe(true);
  expect(isLow('VAE', 110, cell(110, 97, 18), LOW_QUOTA)).toBe(true);
  expect(isLow('CHR', 107, cell(107, 97, 1), 9)).toBe(false);
});

it.each([
  [
    90,
    18,
    4,
    'stop',
    'Quota dépassé\u00a0: plus aucune création pour ses 4\u00a0délégués commerciaux. 18\u00a0brouillons ne pourront pas partir.',
  ],
  [97, 0, 1, 'stop', 'Quota dépassé\u00a0: plus aucune création pour son délégué commercial.'],
  [97, 1, 0, 'stop', 'Quota dépassé\u00a0: plus aucune création. 1\u00a0brouillon ne pourra pas partir.'],
  [
    110,
    18,
    4,
    'wait',
    '18\u00a0brouillons pour 13\u00a0unités restantes\u00a0: ses délégués commerciaux verront l’alerte de quota.',
  ],
  [105, 2, 4, 'wait', 'Il reste 8\u00a0: chaque création sera à confirmer.'],
  [140, 18, 4, 'done', 'Pour ses 4\u00a0délégués commerciaux et 18\u00a0brouillons.'],
  [140, 0, 0, 'done', 'Pour aucun délégué commercial rattaché.'],
])('says what %d would mean with %d drafts and %d delegates', (annuel, avenir, delegues, tone, sentence) => {
  expect(effectWords('CHR', annuel, cell(120, 97, avenir), delegues, LOW_QUOTA)).toMatchObject({
    tone,
    sentence,
  });
});
