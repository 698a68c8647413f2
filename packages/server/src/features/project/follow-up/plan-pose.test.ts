import { planPose } from '@ardoise/domain/contract/poses.ts';
import { listProjects, type ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { columnsOf, orderToPrevisit, setColumns } from '../../../testing/kind-order.ts';
import { staleTraces } from '../../../testing/stale-traces.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inVolume } from '../../../testing/volume.ts';
import { askMove, move, type Order, readOrder } from '../../../testing/workflow-factories.ts';
import { deadlineOf } from '../projects/deadline.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

/** A day relative to today, in Paris. */
const dayIn = (days: number) => dayAfter(parisDay(new Date()), days);

type Days = { t_previsite?: string | null; t_pose?: string | null };

async function plan(caller: Caller, { id }: Pick<Order, 'id'>, days: Days) {
  const { version } = await readOrder(caller, id);
  return caller.call(planPose, { params: { id }, body: { version, ...days } });
}

describe('pose dates', () => {
  it('are set by the installer, visible to everybody with the project in scope, and recorded in its history', async () => {
    const order = await orderToPrevisit(site);
    const day = dayIn(3);
    const { status, body } = await plan(order.installer, order, { t_previsite: day });
    expect([status, body.pose]).toMatchObject([200, { t_previsite: day, t_pose: null }]);
    const seen = await readOrder(order.caller, order.id);
    expect(seen.historique[0]).toMatchObject({
      statut_dep: 'Prévisite',
      statut_arr: 'Prévisite',
      comment: `Prévisite\u00a0: ${day.split('-').reverse().join('/')}`,
    });
    await move(order.installer, order.id, 'validationPose');
    expect((await columnsOf(site, order)).t_previsite).toBe(day);
  });

  it.each(inVolume<readonly Role[]>(['siege', 'agence'], ROLES))(
    'by a role %s as the table says',
    async (role: Role) => {
      const order = await orderToPrevisit(site);
      const { name } = await createUser(site.pool, { role });
      const { status } = await site.as(name).call(planPose, {
        params: { id: order.id },
        body: { version: 1, t_pose: dayIn(9) },
      });
      // A version conflict is reported to roles with the permission; the others are refused before.
      expect(status).toBe(['installateur', 'siege', 'administrator'].includes(role) ? 409 : 403);
    },
  );

  it('are not before today, nor after 1 February 2050', async () => {
    const order = await orderToPrevisit(site);
    for (const [day, message] of [
      [dayIn(-1), 'La date ne peut pas être passée.'],
      ['2050-02-02', 'La date ne peut pas dépasser le 01/02/2050.'],
    ] as const) {
      expect(await plan(order.siege, order, { t_previsite: day })).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION', champs: [{ chemin: 't_previsite', message }] },
      });
    }
    expect((await plan(order.siege, order, { t_previsite: '2026-02-31' })).status).toBe(400);
  });

  it('change together or separately, can be cleared, and change nothing when equal', {
    tags: 'long',
  }, async () => {
    const order = await orderToPrevisit(site);
    await plan(order.siege, order, { t_previsite: dayIn(2), t_pose: dayIn(20) });
    const { version, historique } = await readOrder(order.siege, order.id);
    const same = await order.siege.call(planPose, {
      params: { id: order.id },
      body: { version: 1, t_pose: dayIn(20) },
    });
    expect([same.status, same.body.version, same.body.historique.length]).toEqual([
      200,
      version,
      historique.length,
    ]);
    await plan(order.siege, order, { t_pose: null });
    expect(await columnsOf(site, order)).toMatchObject({ t_previsite: dayIn(2), t_pose: null });
  });

  it('stop the installer’s deadline once a day is set, until it is cleared', { tags: 'long' }, async () => {
    const clock_from = new Date().toISOString();
    const echeance = deadlineOf({ statut: 'Prévisite', clock_from });
    const order = await orderToPrevisit(site, { clock_from, echeance });
    const deadline = async () => (await readOrder(order.siege, order.id)).echeance;
    const promised = await deadline();
    expect(promised).not.toBeNull();
    await plan(order.installer, order, { t_pose: dayIn(30) });
    expect(await deadline()).toBe(promised);
    await plan(order.installer, order, { t_previsite: dayIn(9) });
    expect(await deadline()).toBeNull();
    await plan(order.installer, order, { t_previsite: null });
    expect(await deadline()).toBe(promised);
  });

  it('are not written over a concurrent change', async () => {
    const order = await orderToPrevisit(site);
    const { version } = await readOrder(order.installer, order.id);
    await plan(order.siege, order, { t_previsite: dayIn(2) });
    const late = await order.installer.call(planPose, {
      params: { id: order.id },
      body: { version, t_previsite: dayIn(4) },
    });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'VERSION', etat: { pose: { t_previsite: dayIn(2) } } },
    });
  });

  it('belong to projects with a pose, from the pre-visit to the delivery', async () => {
    const order = await orderToPrevisit(site);
    await setColumns(site, order.id, { statut: 'Terminé' });
    expect(await plan(order.siege, order, { t_pose: dayIn(1) })).toMatchObject({
      status: 409,
      body: { code: 'STATUT' },
    });
    await setColumns(site, order.id, { statut: 'Livré', has_pose: false });
    expect(await plan(order.siege, order, { t_pose: dayIn(1) })).toMatchObject({
      status: 409,
      body: { message: 'Ce projet n’a pas de pose.' },
    });
    expect((await plan(order.siege, order, { t_pose: dayIn(1) })).body).not.toHaveProperty('pose');
  });

  it('that of the pose ends the project once it is past', async () => {
    const order = await orderToPrevisit(site, { statut: 'Livré', pose_resultat: 'validationPose' });
    const finish = () => askMove(order.installer, order.id, 'Terminé');
    const refusal = {
      status: 422,
      body: { message: 'La date de pose est obligatoire.', etat: { cure: 'pose' } },
    };
    expect(await finish()).toMatchObject(refusal);
    await plan(order.installer, order, { t_pose: dayIn(1) });
    expect(await finish()).toMatchObject(refusal);
    await plan(order.installer, order, { t_pose: dayIn(0) });
    expect((await finish()).body.statut).toBe('Terminé');
  });
});

it('are in an installer’s list with the contact and the number of boards', async () => {
  const order = await orderToPrevisit(site, { t_previsite: dayIn(2) });
  const { body } = await order.installer.call(listProjects, { query: {} });
  const row = (body as ProjectRow[]).find(({ _id }) => _id.$oid === order.id);
  expect(row).toMatchObject({
    boardsCount: 4,
    pose: { contact: 'Bertrand Lacombe', telephone: '06 39 98 01 02', t_previsite: dayIn(2), t_pose: null },
  });
});

it('leaves each trace as a rebuilt one', async () => {
  expect(await staleTraces(site.pool)).toEqual([]);
});
