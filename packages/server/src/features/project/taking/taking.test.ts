import { deactivateAccount } from '@ardoise/domain/contract/accounts.ts';
import { changeAgency } from '@ardoise/domain/contract/bulk.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import { listProjects, type ProjectPage } from '@ardoise/domain/contract/projects.ts';
import { takeProjects } from '@ardoise/domain/contract/taking.ts';
import { me } from '@ardoise/domain/contract/users.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { orderShownToDc, submittedOrder } from '../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

/** A submitted order, and the names of two people of its agency. */
async function orderOfTwo() {
  const order = await submittedOrder(site);
  const [one, two] = [
    await createUser(site.pool, { role: 'agence', organisation: order.agence.name }),
    await createUser(site.pool, { role: 'agence', organisation: order.agence.name }),
  ];
  return { ...order, one: one.name, two: two.name };
}

type Asked = Omit<BodyOf<typeof takeProjects>, 'ids'>;
const act = (name: string, id: string, asked: Asked) =>
  site.as(name).call(takeProjects, { body: { ...asked, ids: [id] } });
async function done(name: string, id: string, asked: Asked): Promise<boolean | undefined> {
  return (await act(name, id, asked)).body.resultats[0]?.fait;
}
async function takerSeenBy(name: string): Promise<string | undefined> {
  const { body } = await site.as(name).call(listProjects, { query: { limit: 9 } });
  return (body as ProjectPage).projets[0]?.pris?.username;
}

it('is exclusive, shown to colleagues, and given back by whoever has it', async () => {
  const { id, one, two, agence, dc } = await orderOfTwo();
  expect(await done(one, id, { action: 'prendre' })).toBe(true);
  expect(await done(one, id, { action: 'prendre' })).toBe(true);
  for (const name of [one, two, agence.name]) expect(await takerSeenBy(name), name).toBe(one);
  expect(await takerSeenBy(dc.name)).toBeUndefined();
  const refused = await act(two, id, { action: 'prendre' });
  expect(refused.body.resultats).toMatchObject([
    { fait: false, message: expect.stringContaining('a déjà pris ce projet.') },
  ]);
  expect(await done(two, id, { action: 'rendre' })).toBe(false);
  expect(await done(one, id, { action: 'rendre' })).toBe(true);
  expect(await takerSeenBy(two)).toBeUndefined();
  expect(await done(two, id, { action: 'prendre' })).toBe(true);
});

it('is had by one of two who take it at the same time', async () => {
  const { id, one, two } = await orderOfTwo();
  const both = await Promise.all([
    done(one, id, { action: 'prendre' }),
    done(two, id, { action: 'prendre' }),
  ]);
  expect(both.toSorted()).toEqual([false, true]);
});

it('is entrusted to a colleague of the same agency, also what another has', async () => {
  const { id, one, two, agence } = await orderOfTwo();
  const stranger = await createUser(site.pool, { role: 'agence' });
  expect(await done(one, id, { action: 'prendre' })).toBe(true);
  expect(await done(agence.name, id, { action: 'confier', cible: two })).toBe(true);
  expect(await takerSeenBy(one)).toBe(two);
  expect((await act(one, id, { action: 'confier', cible: stranger.name })).status).toBe(404);
  expect((await act(one, id, { action: 'confier' })).status).toBe(422);
  expect(await done(stranger.name, id, { action: 'prendre' })).toBe(false);
  const colleagues = (await site.as(one).call(me)).body.collegues?.map(({ username }) => username);
  expect(colleagues?.toSorted()).toEqual([agence.name, two].toSorted());
});

it('ends with the agency, and with the account of whoever had it', async () => {
  const { id, one, two, siege } = await orderOfTwo();
  await act(one, id, { action: 'prendre' });
  const { rows } = await site.pool.query<{ uid: number }>('select uid from users where name = $1', [one]);
  const closed = await siege.call(deactivateAccount, { params: { uid: String(rows[0]?.uid) } });
  expect(closed.status).toBe(200);
  expect(await takerSeenBy(two)).toBeUndefined();
  await act(two, id, { action: 'prendre' });
  const other = await createUser(site.pool, { role: 'agence' });
  expect((await siege.call(changeAgency, { params: { id, new_agence: other.name } })).status).toBe(200);
  expect(await takerSeenBy(other.name)).toBeUndefined();
});

it('is for what is at the agency', async () => {
  const order = await orderShownToDc(site);
  const refused = await act(order.agence.name, order.id, { action: 'prendre' });
  expect(refused.body.resultats).toMatchObject([
    { fait: false, message: 'Ce projet n’est pas, ou n’est plus, chez l’agence.' },
  ]);
  expect((await act(order.dc.name, order.id, { action: 'prendre' })).status).toBe(403);
});
