import { changeStatus } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../../testing/caller.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inVolume } from '../../../testing/volume.ts';
import {
  joinProof,
  move,
  type Order,
  readOrder,
  submittedOrder,
} from '../../../testing/workflow-factories.ts';

const MANY = 20;

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function manyAtHeadOffice(): Promise<Caller[]> {
  const accounts = await Promise.all(
    Array.from({ length: MANY }, () => createUser(site.pool, { role: 'siege' })),
  );
  const callers = accounts.map(({ name }) => site.as(name));
  // Signed in beforehand, so that all calls run concurrently.
  await Promise.all(callers.map((caller) => caller.credentials()));
  return callers;
}

async function traces({ id }: Order): Promise<{ history: string[]; mails: number }> {
  const { rows: history } = await site.pool.query<{ target: string }>(
    'select target from project_history where project_id = $1 order by id',
    [id],
  );
  const { rows: mails } = await site.pool.query<{ n: number }>(
    'select count(*)::int as n from mails where project_id = $1',
    [id],
  );
  return { history: history.map(({ target }) => target), mails: mails[0]?.n ?? 0 };
}

describe('twenty concurrent people on one project', () => {
  it('with the same request: one moves it, once, and the others get its state', async () => {
    const order = await submittedOrder(site);
    const people = await manyAtHeadOffice();
    const before = await traces(order);
    const { version } = await readOrder(order.siege, order.id);
    const answers = await Promise.all(
      people.map((caller) =>
        caller.call(changeStatus, {
          params: { id: order.id, new_statut: 'Rejeté' },
          body: { version, comment: 'Dossier en double' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const told = answers.filter(({ status }) => status === 409);
    expect(told).toHaveLength(MANY - 1);
    for (const { body } of told)
      expect(body).toMatchObject({ code: 'VERSION', etat: { statut: 'Rejeté', version: version + 1 } });
    const after = await traces(order);
    expect(after.history).toEqual([...before.history, 'Rejeté']);
    // Rejeté is mailed to the dc and to the agency.
    expect(after.mails - before.mails).toBe(2);
  });

  it('with different requests: exactly one succeeds', async () => {
    const order = await submittedOrder(site);
    await joinProof(order);
    const people = await manyAtHeadOffice();
    const before = await traces(order);
    const { version } = await readOrder(order.siege, order.id);
    const targets = ['Brouillon', 'Rejeté', 'Annulé', 'Validation DC', 'Validation Client'] as const;
    const answers = await Promise.all(
      people.map((caller, index) =>
        caller.call(changeStatus, {
          params: { id: order.id, new_statut: targets[index % targets.length] ?? 'Brouillon' },
          body: { version, comment: 'Il faut décider' },
        }),
      ),
    );
    const [won, ...others] = answers.filter(({ status }) => status === 200);
    expect([won?.status, others]).toEqual([200, []]);
    const after = await traces(order);
    expect(after.history).toHaveLength(before.history.length + 1);
    const present = await readOrder(order.siege, order.id);
    expect(present).toMatchObject({ statut: won?.body.statut, version: version + 1 });
    expect(present.nb_ar_agence).toBe(1);
  });

  it('with twenty requests of one person: one move, and twenty times its reply', async () => {
    const order = await submittedOrder(site);
    const before = await traces(order);
    const { version } = await readOrder(order.siege, order.id);
    const answers = await Promise.all(
      Array.from({ length: MANY }, () =>
        order.siege.call(changeStatus, {
          params: { id: order.id, new_statut: 'Annulé' },
          body: { version },
        }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.statut])).toEqual(
      answers.map(() => [200, 'Annulé']),
    );
    const after = await traces(order);
    expect(after.history).toEqual([...before.history, 'Annulé']);
    expect(after.mails - before.mails).toBe(2);
  });
});

describe('the last round trip and the last proof', () => {
  it('a proof replaced while it is sent: the sent one is the current one', { tags: 'long' }, async () => {
    for (let round = 0; round < inVolume(2, 6); round += 1) {
      const order = await submittedOrder(site);
      await joinProof(order, 'premiere.pdf');
      const { version } = await readOrder(order.agency, order.id);
      const [sent, replaced] = await Promise.allSettled([
        order.agency.call(changeStatus, {
          params: { id: order.id, new_statut: 'Validation DC' },
          body: { version },
        }),
        joinProof(order, 'seconde.pdf', { replace: true }),
      ]);
      const present = await readOrder(order.siege, order.id);
      const { rows } = await site.pool.query<{ version: number; sent: boolean }>(
        'select version, sent_at is not null as sent from proofs where project_id = $1 order by version',
        [order.id],
      );
      const shown = rows.filter((proof) => proof.sent).map((proof) => proof.version);
      if (present.statut === 'Validation DC') {
        // The dc's proof is the current one, in either order.
        expect(shown).toEqual([present.versionCreation]);
      } else {
        expect([sent.status, replaced.status, shown]).toEqual(['fulfilled', 'fulfilled', []]);
        await move(order.agency, order.id, 'Validation DC');
      }
    }
  });
});
