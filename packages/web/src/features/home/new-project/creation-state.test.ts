import type { OutletRecord } from '@ardoise/domain/outlets/outlet-record.ts';
import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../api/api-error.ts';
import type { TileQuota } from '../kind-tile.ts';
import { creationState, leftOf } from './creation-state.ts';

const record = (medal: string | null) => ({ Segmentation__c: medal }) as OutletRecord;
const quota = (more: Partial<TileQuota> = {}): TileQuota => ({
  year: 2026,
  state: 'OK',
  annual: 120,
  used: 97,
  remaining: 23,
  upcoming: 3,
  confirm: false,
  ...more,
});
const GOLD = ['gold'];
const free = {
  type: 'Carte Brasserie' as const,
  record: record(' GOLD'),
  medals: GOLD,
  quota: quota(),
  told: null,
  error: null,
};
const low = quota({ remaining: 7, confirm: true });
const asked = new ApiError({
  status: 422,
  code: 'QUOTA_A_CONFIRMER',
  message: 'Attention, quota restant faible : 2',
  etat: { restant: 2, avenir: 5, statut: 'ALERTE' },
});
const told = { remaining: 2, upcoming: 5, state: 'ALERTE' as const };
const suspended = new ApiError({
  status: 422,
  code: 'VAE_SUSPENDUE',
  message: 'La création de projets VAE est suspendue pour le moment',
});
const offline = new NetworkError(null);
const NOT_ELIGIBLE =
  'Ce point de vente n’est pas éligible\u00a0: sa médaille ne permet pas de commander une Carte Brasserie.';

it.each([
  ['an eligible outlet, with units left', {}, { can: 'begin' }],
  ['a kind without condition', { record: record(null), medals: null }, { can: 'begin' }],
  ['a kind without quota', { quota: null }, { can: 'begin' }],
  [
    'settings that are still read: the server looks',
    { record: record(null), medals: undefined },
    { can: 'begin' },
  ],
  ['no medal', { record: record(null) }, { can: 'never', message: NOT_ELIGIBLE }],
  [
    'another medal, before the quota is told',
    { record: record('Bronze'), quota: low },
    { can: 'never', message: NOT_ELIGIBLE },
  ],
  ['few units left', { quota: low }, { can: 'confirm', left: low }],
  ['few units left, as the server told', { told, quota: null }, { can: 'confirm', left: told }],
  [
    'no unit left',
    { quota: quota({ state: 'DEPASSE', remaining: 0, confirm: true }) },
    { can: 'never', message: 'Attention : quota dépassé. La création d’un projet est impossible.' },
  ],
  ['what the server refuses', { error: suspended }, { can: 'never', message: suspended.message }],
  ['no network', { error: offline }, { can: 'retry', message: offline.message, left: null }],
  [
    'no network after the alert was read',
    { error: offline, told },
    { can: 'retry', message: offline.message, left: told },
  ],
])('%s', (_case, facts, state) => {
  expect(creationState({ ...free, ...facts })).toEqual(state);
});

it('parses the units left only from the server’s request for confirmation', () => {
  expect(leftOf(asked)).toEqual(told);
  const since = { restant: 1, avenir: 5, statut: 'ALERTE' };
  expect(leftOf(new ApiError({ ...asked, status: 409, code: 'VERSION', etat: since }))).toEqual({
    ...told,
    remaining: 1,
  });
  expect(leftOf(suspended)).toBeNull();
  expect(leftOf(offline)).toBeNull();
});
