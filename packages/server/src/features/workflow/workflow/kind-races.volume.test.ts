import { planPose } from '@ardoise/domain/contract/poses.ts';
import { changeStatus } from '@ardoise/domain/contract/projects.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { columnsOf, orderToPrevisit, setColumns } from '../../../testing/kind-order.ts';
import { giveQuota } from '../../../testing/project-factories.ts';
import { signedDrafts } from '../../../testing/quota-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inVolume } from '../../../testing/volume.ts';
import { type Order, readOrder } from '../../../testing/workflow-factories.ts';

const MANY = 20;
const ROUNDS = inVolume(2, 80);

let site: TestApp;
let installers: Caller[];
beforeAll(async () => {
  site = await createTestApp();
  const accounts = await Promise.all(
    Array.from({ length: MANY }, () => createUser(site.pool, { role: 'installateur' })),
  );
  installers = accounts.map(({ name }) => site.as(name));
  // Signed in beforehand, so that all calls run concurrently.
  await Promise.all(installers.map((caller) => caller.credentials()));
});
afterAll(() => site.close());

const dayIn = (days: number) => dayAfter(parisDay(new Date()), days);

async function historyOf({ id }: Pick<Order, 'id'>): Promise<string[]> {
  const { rows } = await site.pool.query<{ target: string }>(
    'select target from project_history where project_id = $1 order by id',
    [id],
  );
  return rows.map(({ target }) => target);
}

describe('twenty concurrent installers on one project', () => {
  it('with different outcomes: one is recorded, once, and only its mails are sent', async () => {
    const order = await orderToPrevisit(site, { t_previsite: dayIn(0) });
    const before = await historyOf(order);
    const { version } = await readOrder(order.siege, order.id);
    const outcomes = ['validationPose', 'sousConditionPose', 'refusPose'] as const;
    const answers = await Promise.all(
      installers.map((caller, index) =>
        caller.call(changeStatus, {
          params: { id: order.id, new_statut: outcomes[index % outcomes.length] ?? 'validationPose' },
          body: { version, comment: `Avis ${index}` },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(MANY - 1);
    const winner = answers.findIndex(({ status }) => status === 200);
    const outcome = outcomes[winner % outcomes.length];
    expect(await historyOf(order)).toEqual([...before, outcome]);
    expect(await columnsOf(site, order)).toMatchObject({
      statut: outcome === 'refusPose' ? 'Rejeté' : 'Exécution',
      pose_resultat: outcome,
      pose_condition: outcome === 'sousConditionPose' ? `Avis ${winner}` : '',
      version: version + 1,
    });
    const { rows } = await site.pool.query<{ template: string }>(
      `select distinct template from mails where project_id = $1
       and template in ('execution-to-make', 'pose-condition', 'project-refused')`,
      [order.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('with different dates: one is written, and the others get a version conflict', async () => {
    const order = await orderToPrevisit(site);
    const { version } = await readOrder(order.siege, order.id);
    const answers = await Promise.all(
      installers.map((caller, index) =>
        caller.call(planPose, { params: { id: order.id }, body: { version, t_previsite: dayIn(index + 1) } }),
      ),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((_, index) => index !== winner))
      expect([status, body]).toMatchObject([409, { etat: { pose: { t_previsite: dayIn(winner + 1) } } }]);
    expect((await columnsOf(site, order)).t_previsite).toBe(dayIn(winner + 1));
  });
});

it('a date saved during a change of status: the second one changes nothing', { tags: 'long' }, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await orderToPrevisit(site, { t_previsite: dayIn(0) });
    const { version } = await readOrder(order.siege, order.id);
    const [moved, dated] = await Promise.all([
      order.installer.call(changeStatus, {
        params: { id: order.id, new_statut: 'validationPose' },
        body: { version },
      }),
      order.siege.call(planPose, { params: { id: order.id }, body: { version, t_pose: dayIn(12) } }),
    ]);
    expect([moved.status, dated.status].sort()).toEqual([200, 409]);
    expect(await columnsOf(site, order)).toMatchObject(
      moved.status === 200
        ? { statut: 'Exécution', t_pose: null, version: version + 1 }
        : { statut: 'Prévisite', t_pose: dayIn(12), version: version + 1 },
    );
  }
});

it('twenty Direct Agence submitted on the last unit of their quota: one succeeds, and the counters are exact', async () => {
  const { ids, caller, smhf } = await signedDrafts(site, MANY);
  for (const id of ids)
    await setColumns(site, id, {
      kind: 'PDA',
      type: 'Direct Agence',
      type_projet: 'PDA',
      statut: 'Client',
      wizard_complete: true,
    });
  const year = new Date().getFullYear();
  await giveQuota(site.pool, smhf, 'PDA', 1, year);
  const answers = await Promise.all(
    ids.map(async (id) => {
      const { version } = await readOrder(caller, id);
      return caller.call(changeStatus, { params: { id, new_statut: 'Agence' }, body: { version } });
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200))
    expect([status, body]).toMatchObject([422, { code: 'QUOTA_PDA' }]);
  const { rows } = await site.pool.query<{ creation: number; avenir: number }>(
    `select coalesce(sum(creation), 0)::int as creation, coalesce(sum(avenir), 0)::int as avenir from quota_sums
     where smhf = $1 and kind = 'PDA' and year in (0, $2)`,
    [smhf, year],
  );
  expect(rows).toEqual([{ creation: 1, avenir: MANY - 1 }]);
});
