// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { DEFAULT_OFFERS } from '@ardoise/domain/catalogue/offers.ts';
import type { Project } from '@ardoise/domain/contract/projects.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { beforeAll, expect, it, vi } from 'vitest';
import { admitSeal } from '../../../api/device/open-seal.ts';
import { sealWith } from '../../../api/device/seal.ts';
import { inIndexedDb } from './draft-store.ts';
import { openDraft, takeUpLate } from './open-draft.ts';
import { writingOf } from './written-draft.ts';

const SEAL = sealWith([btoa('k'.repeat(32))]);

// happy-dom has no locks.
vi.hoisted(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
beforeAll(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network'))));

const project = {
  _id: { $oid: 'one' },
  type: 'Carte Brasserie',
  statut: 'Brouillon',
  version: 1,
  pdv: { nomPDV: 'Le Kiosque' },
  t_creation: '2026-03-01T08:00:00.000Z',
  t_update: '2026-03-01T08:00:00.000Z',
} as unknown as Project;

it('takes up what the device had once its keys are there', async () => {
  await inIndexedDb('dc1/one', writingOf(SEAL, 'dc1/one')).write({
    base: { document: { pdv: { nomPDV: 'Le Kiosque' } }, version: 1 },
    document: { pdv: { nomPDV: 'Le Kiosque', ville: 'Pessac' } },
    unconfirmed: [],
    at: 1,
    stamp: 'left',
  });
  const ports = { onProject: () => undefined, onRefused: () => undefined, onIncoming: () => undefined };
  const { keeper, resumed } = await openDraft({
    ...ports,
    project,
    wizard: KINDS.CHR.wizard,
    username: 'dc1',
    offers: () => DEFAULT_OFFERS,
  });
  const ville = () => keeper.getSnapshot().state.current.pdv?.ville;
  expect([resumed, ville()]).toEqual([false, undefined]);
  expect(await takeUpLate('dc1', 'one')).toBe(false);
  admitSeal('dc1', SEAL);
  expect([await takeUpLate('dc1', 'one'), ville()]).toEqual([true, 'Pessac']);
  // Once: what is typed since is not taken back.
  expect(await takeUpLate('dc1', 'one')).toBe(false);
  keeper.stop();
});
