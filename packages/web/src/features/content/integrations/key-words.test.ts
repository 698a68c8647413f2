import { expect, it } from 'vitest';
import { endingKeys, stoppedWebhooks } from '../overview/matters.ts';
import { endsSoon, lastDay, untilWords } from './key-words.ts';

const NOW = Date.parse('2026-11-23T12:00:00Z');
const ends = (t_fin: string, etat: 'active' | 'expiree' | 'revoquee' = 'active') => ({
  nom: 'ERP',
  etat,
  t_fin,
});

it('proposes durations, and takes a day of one’s own', () => {
  expect(lastDay('30', '2027-01-01', '2026-11-23')).toBe('2026-12-23');
  expect(lastDay('', '2027-01-01', '2026-11-23')).toBe('2027-01-01');
});

it('names the last day, whose midnight in Paris is the end', () => {
  expect(untilWords({ t_fin: '2026-12-23T23:00:00.000Z' })).toBe('jusqu’au 23 décembre 2026');
});

it('says when a key ends within 14 days, or has lately, unless it was revoked', () => {
  expect(endsSoon(ends('2026-12-06T23:00:00Z'), NOW)).toBe(true);
  expect(endsSoon(ends('2026-12-08T23:00:00Z'), NOW)).toBe(false);
  expect(endsSoon(ends('2026-11-20T23:00:00Z', 'expiree'), NOW)).toBe(true);
  expect(endsSoon(ends('2026-12-06T23:00:00Z', 'revoquee'), NOW)).toBe(false);
  expect(endingKeys([ends('2027-06-01T22:00:00Z')], NOW)).toBeNull();
  expect(endingKeys([ends('2026-12-01T23:00:00Z')], NOW)).toMatchObject({
    title: 'La clé «\u00a0ERP\u00a0» vaut jusqu’au 1er décembre 2026.',
    act: { to: '/cms/integrations' },
  });
});

it('names the webhooks that were stopped, and why', () => {
  expect(stoppedWebhooks([{ nom: 'ERP', arret: null }])).toBeNull();
  expect(stoppedWebhooks([{ nom: 'ERP', arret: '410' }])).toMatchObject({
    title: 'Le webhook «\u00a0ERP\u00a0» est arrêté.',
    detail: expect.stringContaining('410'),
  });
});
