import { changeFinalPrice } from '@ardoise/domain/contract/final-price.ts';
import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { STATUSES, type Status } from '@ardoise/domain/projects/statuses.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsAround, callersOf } from '../../../testing/accounts-around.ts';
import type { Caller } from '../../../testing/caller.ts';
import { staleTraces } from '../../../testing/stale-traces.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type Order, readOrder, submittedOrder } from '../../../testing/workflow-factories.ts';

let site: TestApp;
let order: Order;
let callers: Record<Role, Caller>;

/** An account of every role around one printed Sur Mesure project with an installation. */
beforeAll(async () => {
  site = await createTestApp();
  order = await submittedOrder(site);
  const accounts = await accountsAround(site, order);
  callers = callersOf(site, accounts);
  await site.pool.query(
    `update projects set kind = 'PSM', type = 'Sur Mesure', type_projet = 'PSM', imprimeur = $2, has_pose = true,
       entered_impression = true, entered_previsite = true where id = $1`,
    [order.id, accounts.imprimeur.name],
  );
});
afterAll(() => site.close());

/** Sets status and price, and clears prices from its history. */
async function stage(statut: Status, price: string | null = null): Promise<number> {
  await site.pool.query(`delete from project_history where project_id = $1 and target = 'prixFinal'`, [
    order.id,
  ]);
  const { rows } = await site.pool.query<{ version: number }>(
    'update projects set statut = $2, prix_final = $3, type_projet = $4, deleted_at = null where id = $1 returning version',
    [order.id, statut, price, 'PSM'],
  );
  await site.pool.query('select refresh_light_trace($1)', [order.id]);
  return rows[0]?.version ?? 0;
}

const setPrice = (role: Role, prixFinal: unknown, version: number) =>
  callers[role].call(changeFinalPrice, { params: { id: order.id }, body: { version, prixFinal } as never });

const EDITORS: readonly Role[] = ['siege', 'administrator', 'agence', 'imprimeur'];
const READERS: readonly Role[] = [...EDITORS, 'dc', 'mdv', 'smhf'];

describe('the final price can be set', () => {
  it('by four roles, in four statuses', async () => {
    const open: [Role, Status][] = [];
    for (const role of EDITORS) {
      for (const statut of STATUSES) {
        const version = await stage(statut);
        const { status } = await setPrice(role, 10, version);
        if (status === 200) open.push([role, statut]);
        else
          expect([role, statut, status]).toEqual([
            role,
            statut,
            statut === 'Brouillon' || statut === 'Client' ? expect.toBeOneOf([404, 409]) : 409,
          ]);
      }
    }
    const statuses: Status[] = ['Imprimé', 'Terminé', 'Rejeté', 'Annulé'];
    expect(open).toEqual(
      EDITORS.flatMap((role) => STATUSES.filter((one) => statuses.includes(one)).map((one) => [role, one])),
    );
  });

  it.each(ROLES.filter((role) => !EDITORS.includes(role)))('not by a role %s', async (role) => {
    const version = await stage('Terminé');
    expect((await setPrice(role, 10, version)).status).toBe(403);
  });

  it('to the cent, again to correct it, with the previous price in the history', async () => {
    const first = await setPrice('imprimeur', 1250.5, await stage('Imprimé'));
    expect(first.body).toMatchObject({ prixFinal: 1250.5, statut: 'Imprimé' });
    const { body } = await setPrice('agence', 990, first.body.version);
    expect(body.prixFinal).toBe(990);
    expect(
      body.historique
        .slice(0, 2)
        .map(({ comment, statut_dep, statut_arr }) => [comment, statut_dep, statut_arr]),
    ).toEqual([
      ['Prix final\u00a0: 990,00\u00a0€ (avant\u00a0: 1\u00a0250,50\u00a0€)', 'Imprimé', 'Imprimé'],
      ['Prix final\u00a0: 1\u00a0250,50\u00a0€', 'Imprimé', 'Imprimé'],
    ]);
  });

  it.each([-1, 0.001, 10_000_000_000])('not to %j', async (price) => {
    const { status, body } = await setPrice('siege', price, await stage('Terminé'));
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'VALIDATION', champs: [{ chemin: 'prixFinal' }] });
  });

  it('not to what is no number', async () => {
    expect((await setPrice('siege', '12', await stage('Terminé'))).status).toBe(400);
  });

  it('not over a concurrent change, unless it is the same price', async () => {
    const version = await stage('Terminé', '900.00');
    await setPrice('agence', 950, version);
    const late = await setPrice('siege', 970, version);
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'VERSION', etat: { prixFinal: 950 } });
    const same = await setPrice('siege', 950, version);
    expect(same.status).toBe(200);
    expect(same.body.historique.filter(({ comment }) => comment.startsWith('Prix final'))).toHaveLength(1);
  });

  it('for a Sur Mesure project only', async () => {
    const version = await stage('Terminé');
    await site.pool.query(`update projects set type_projet = 'CHR' where id = $1`, [order.id]);
    expect(await setPrice('siege', 10, version)).toMatchObject({ status: 409, body: { code: 'STATUT' } });
  });
});

describe('the final price is visible', () => {
  it.each(ROLES)('or not, by a role %s, in the reply and in the history', async (role) => {
    await setPrice('siege', 1250.5, await stage('Terminé'));
    if (role === 'client') {
      expect(
        (
          await callers.client.call(changeFinalPrice, {
            params: { id: order.id },
            body: { version: 1, prixFinal: 1 },
          })
        ).status,
      ).toBe(403);
      return;
    }
    const project = await readOrder(callers[role], order.id);
    const told = JSON.stringify(project).includes('250,50');
    expect([project.prixFinal, told]).toEqual(READERS.includes(role) ? [1250.5, true] : [null, false]);
  });
});

it('leaves each trace as a rebuilt one', async () => {
  expect(await staleTraces(site.pool)).toEqual([]);
});
