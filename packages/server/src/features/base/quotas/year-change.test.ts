import { Refusal } from '@ardoise/domain/base/errors.ts';
import { readProject } from '@ardoise/domain/contract/projects.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { giveQuota } from '../../../testing/project-factories.ts';
import { signedDrafts } from '../../../testing/quota-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { cloneProject } from '../../project/orders/clone-project.ts';
import { createProject } from '../../project/orders/create-project.ts';
import { changeStatus } from '../../workflow/workflow/change-status.ts';
import { readQuotaState } from './read-quota-state.ts';
import { trackQuotas } from './track-quotas.ts';

/** 23:30 in Paris on the last day of 2026, and half an hour into 2027 there: 2026 still, in UTC. */
const LAST_EVENING = new Date('2026-12-31T22:30:00Z');
const NEW_YEAR = new Date('2026-12-31T23:30:00Z');

let site: TestApp;
let siege: Actor;
beforeAll(async () => {
  site = await createTestApp();
  const { uid, name } = await createUser(site.pool, { role: 'siege' });
  siege = { uid, name, role: 'siege', smhf: null, mdv: null };
});
afterAll(() => site.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: LAST_EVENING });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Signed drafts of a dc whose SMHF has these units in each of the two years. */
async function drafts(count: number, units: { 2026: number; 2027: number }) {
  const made = await signedDrafts(site, count);
  for (const year of [2026, 2027] as const) await giveQuota(site.pool, made.smhf, 'CHR', units[year], year);
  const { uid, name, smhf, mdv } = made.dc;
  const dc: Actor = { uid, name, role: 'dc', smhf, mdv };
  const send = async (id: string, target: Target, actor: Actor = dc, comment = '') => {
    const { rows } = await site.pool.query<{ version: number }>(
      'select version from projects where id = $1',
      [id],
    );
    return changeStatus(site.pool, site.mails, actor, id, target, {
      version: rows[0]?.version ?? 0,
      comment,
    });
  };
  const used = async (annee: number) => {
    const rows = await trackQuotas(site.pool, siege, made.smhf, annee);
    const row = rows.find(({ typeProjet }) => typeProjet === 'CHR');
    return { creation: row?.creation, annule: row?.annule, restant: row?.restant, avenir: row?.avenir };
  };
  return { ...made, dc, send, used };
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  );
}

describe('the year of a quota is that of Paris', () => {
  it('a unit counts in the old year at 22:30 UTC on 31 December, in the new one at 23:30', async () => {
    const { ids, send, used } = await drafts(3, { 2026: 5, 2027: 5 });
    const [first = '', second = ''] = ids;
    await send(first, 'Agence');
    expect(await used(2026)).toEqual({ creation: 1, annule: 0, restant: 4, avenir: 2 });
    vi.setSystemTime(NEW_YEAR);
    await send(second, 'Agence');
    // The remaining draft is upcoming in the new year.
    expect(await used(2026)).toEqual({ creation: 1, annule: 0, restant: 4, avenir: 0 });
    expect(await used(2027)).toEqual({ creation: 1, annule: 0, restant: 4, avenir: 1 });
  });

  it('an exhausted quota is available again at midnight, and one without units for the new year is not', async () => {
    const open = await drafts(2, { 2026: 0, 2027: 1 });
    const closed = await drafts(2, { 2026: 1, 2027: 0 });
    const creation = (dc: Actor) =>
      createProject(site.pool, dc, { type: 'Carte Brasserie', quotaConfirme: true });
    expect(await codeOf(open.send(open.id, 'Agence'))).toBe('QUOTA');
    expect(await codeOf(creation(open.dc))).toBe('QUOTA');
    expect(await codeOf(creation(closed.dc))).toBe('done');
    expect((await readQuotaState(site.pool, siege, open.smhf)).statutQuotaCHR).toBe('DEPASSE');
    vi.setSystemTime(NEW_YEAR);
    expect(await codeOf(open.send(open.id, 'Agence'))).toBe('done');
    expect(await codeOf(closed.send(closed.id, 'Agence'))).toBe('QUOTA');
    expect(await codeOf(creation(closed.dc))).toBe('QUOTA');
    expect(await cloneProject(site.pool, closed.dc, closed.id)).toEqual({
      error: 'Attention : quota dépassé. La création d’un projet est impossible.',
    });
    expect((await readQuotaState(site.pool, siege, open.smhf)).annee).toBe(2027);
  });

  it('a year that nobody opened has the last one’s units, on a project’s page too', async () => {
    const { id, dc, smhf } = await drafts(1, { 2026: 0, 2027: 3 });
    const reasons = async () => {
      const { body } = await site.as(dc.name).call(readProject, { params: { id } });
      return body.actions.flatMap(({ reason }) => reason ?? []).filter((reason) => reason.includes('quota'));
    };
    expect(await reasons()).toHaveLength(1);
    vi.setSystemTime(new Date('2028-01-01T09:00:00Z'));
    expect((await readQuotaState(site.pool, siege, smhf)).statutQuotaCHR).toBe('OK');
    expect(await reasons()).toEqual([]);
  });

  it('a unit stays in the year that it was consumed in, until the first return gives it back there', async () => {
    const { ids, send, used } = await drafts(2, { 2026: 5, 2027: 5 });
    const [cancelled = '', returned = ''] = ids;
    await send(cancelled, 'Agence');
    await send(returned, 'Agence');
    vi.setSystemTime(NEW_YEAR);
    await send(cancelled, 'Annulé', siege);
    expect(await used(2026)).toMatchObject({ creation: 1, annule: 1, restant: 3 });
    await send(returned, 'Brouillon', siege, 'Il manque les prix');
    expect(await used(2026)).toMatchObject({ creation: 0, annule: 1, restant: 4 });
    expect(await used(2027)).toMatchObject({ creation: 0, avenir: 1, restant: 5 });
    // Submitted again it consumes one of the new year, which a second return does not release.
    await site.pool.query('update projects set client_signed = true, dc_signed = true where id = $1', [
      returned,
    ]);
    await send(returned, 'Agence');
    await send(returned, 'Brouillon', siege, 'Il manque les prix');
    expect(await used(2027)).toMatchObject({ creation: 1, avenir: 0, restant: 4 });
    await send(returned, 'Agence');
    expect(await used(2027)).toMatchObject({ creation: 1, avenir: 0, restant: 4 });
  });
});
