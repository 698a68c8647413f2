import { readDeviceKeys } from '@ardoise/domain/contract/device-keys.ts';
import * as calls from '@ardoise/domain/contract/sessions.ts';
import { chooseMails, me } from '@ardoise/domain/contract/users.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyTables } from '../../../testing/empty-tables.ts';
import { createUser, TEST_PASSWORD } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Account } from '../../base/people/users.repository.ts';

let site: TestApp;
let camille: Account;
let admin: Account;
beforeAll(async () => {
  site = await createTestApp();
  camille = await createUser(site.pool, { role: 'dc', name: 'Camille', withPassword: true });
  admin = await createUser(site.pool, { role: 'administrator' });
});
beforeEach(() => emptyTables(site.pool, 'sessions'));
afterAll(() => site.close());

async function lastLogged() {
  const { rows } = await site.pool.query(
    'select event, uid, subject_uid, object from security_events order by id desc limit 1',
  );
  return rows[0];
}

it('lists one’s open sessions, the current one first, with their addresses and without tokens', async () => {
  await site.inject({
    method: 'POST',
    url: '/user/login',
    remoteAddress: '192.0.2.9',
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    payload: { name: 'camille', pass: TEST_PASSWORD },
  });
  const here = site.as('Camille');
  const over = site.as('Camille');
  await over.credentials();
  await site.pool.query(`update sessions set last_used = now() - interval '13 hours'
    where id = (select max(id) from sessions)`);
  await site.as(admin.name).credentials();
  const { body } = await here.call(calls.listOwnSessions);
  expect(body).toMatchObject([
    { ici: true, adresse: '', appareil: '', voie: 'password' },
    { ici: false, adresse: '192.0.2.9', appareil: 'Firefox sous Linux', voie: 'password' },
  ]);
  expect(Object.keys(body[0] ?? {}).sort()).toEqual([
    'adresse',
    'appareil',
    'ici',
    'id',
    't_creation',
    't_utilisation',
    'voie',
  ]);
});

it('lists them for as long as head office lets them live without use', async () => {
  const [here, idle] = [site.as('Camille'), site.as('Camille')];
  for (const caller of [here, idle]) await caller.credentials();
  await site.pool.query(`insert into settings (key, value) values ('sessionInactive', '24')`);
  await site.pool.query(`update sessions set last_used = now() - interval '13 hours'
    where id = (select max(id) from sessions)`);
  expect((await idle.call(me)).status).toBe(200);
  expect((await here.call(calls.listOwnSessions)).body).toHaveLength(2);
  await site.pool.query(`delete from settings where key = 'sessionInactive'`);
});

it('ends one of them immediately, and nobody else’s', async () => {
  const [here, there, stranger] = [site.as('Camille'), site.as('Camille'), site.as(admin.name)];
  for (const caller of [here, there, stranger]) expect((await caller.call(me)).status).toBe(200);
  const { body } = await here.call(calls.listOwnSessions);
  const session = String(body.find(({ ici }) => !ici)?.id);
  expect((await stranger.call(calls.endOwnSession, { params: { session } })).status).toBe(404);
  expect((await there.call(me)).status).toBe(200);
  expect((await here.call(calls.endOwnSession, { params: { session } })).status).toBe(204);
  expect([(await there.call(me)).status, (await here.call(me)).status]).toEqual([401, 200]);
  expect(await lastLogged()).toMatchObject({ event: 'session_fermee', uid: camille.uid });
  expect((await here.call(calls.endOwnSession, { params: { session } })).status).toBe(404);
});

it('ends all of one’s other sessions', async () => {
  const [here, ...others] = [site.as('Camille'), site.as('Camille'), site.as('Camille')];
  for (const other of others) await other.credentials();
  expect((await here.call(calls.endOtherSessions)).body).toEqual({ fermees: 2 });
  for (const other of others) expect((await other.call(me)).status).toBe(401);
  expect((await here.call(me)).status).toBe(200);
  expect((await here.call(calls.endOtherSessions)).body).toEqual({ fermees: 0 });
});

it('lets an administrator end all of somebody’s sessions, which is logged', async () => {
  const [first, second] = [site.as('Camille'), site.as('Camille')];
  for (const caller of [first, second]) expect((await caller.call(me)).status).toBe(200);
  const uid = String(camille.uid);
  const ended = await site.as(admin.name).call(calls.endSessionsOf, { params: { uid } });
  expect(ended.body).toEqual({ fermees: 2 });
  for (const caller of [first, second]) expect((await caller.call(me)).status).toBe(401);
  expect(await lastLogged()).toEqual({
    event: 'sessions_fermees_par_administrateur',
    uid: admin.uid,
    subject_uid: camille.uid,
    object: '2 sessions',
  });
  const unknown = await site.as(admin.name).call(calls.endSessionsOf, { params: { uid: '999999' } });
  expect(unknown.status).toBe(404);
});

it('accepts the CSRF token in the URL for logout only', async () => {
  const caller = site.as('Camille');
  const { csrf } = (await caller.credentials()) ?? { csrf: '' };
  const headers = { 'x-csrf-token': undefined };
  const refused = await caller.inject({
    method: 'PUT',
    url: `${chooseMails.path}?token=${csrf}`,
    headers: headers as never,
    payload: { courriels: 'immediat' },
  });
  expect(refused.json()).toMatchObject({ code: 'ORIGINE' });
  const left = await caller.inject({
    method: 'GET',
    url: `/user/logout?token=${csrf}`,
    headers: headers as never,
  });
  expect(left.statusCode).toBe(303);
  expect((await caller.call(me)).status).toBe(401);
});

it('gives the keys of what an account leaves on a device to that account alone, the same each time', async () => {
  const here = { params: { appareil: '00000000-0000-4000-8000-000000000001' } };
  const elsewhere = { params: { appareil: '00000000-0000-4000-8000-000000000002' } };
  const { body } = await site.as('Camille').call(readDeviceKeys, here);
  expect(body.cles.map((key) => Buffer.from(key, 'base64').length)).toEqual([32]);
  expect((await site.as('Camille').call(readDeviceKeys, here)).body).toEqual(body);
  expect((await site.as('Camille').call(readDeviceKeys, elsewhere)).body).not.toEqual(body);
  expect((await site.as(admin.name).call(readDeviceKeys, here)).body).not.toEqual(body);
  const without = await site.inject({ method: 'GET', url: '/rest/myplv/me/appareils/x/cles' });
  expect(without.statusCode).toBe(401);
});
