import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readScans } from '@ardoise/domain/contract/qr-scans.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { deliveredCode, type MadeCode } from '../../../testing/printed-codes.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { problemOf, tryTargets } from './try-targets.ts';

let site: TestApp;
let server: Server;
let base: string;
let status = 200;
let asked = 0;
let made: MadeCode;
beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site = await createTestApp();
  await createUser(site.pool, { role: 'siege', name: 'helene' });
  made = await deliveredCode(site, { name: 'Chez Margot', delivered: '2026-11-01', url: `${base}/carte` });
});
afterAll(async () => {
  server.close();
  await site.close();
});

const tries = (day: string) => tryTargets(site.pool, new Date(`${day}T09:00:00Z`), { allowLoopback: true });
const target = async () => (await site.as('helene').call(readScans)).body.points[0]?.cible;

it('tries each address once a day over two processes, and says since when it does not answer', async () => {
  await Promise.all([tries('2026-11-08'), tries('2026-11-08')]);
  await tries('2026-11-08');
  expect(asked).toBe(1);
  expect(await target()).toMatchObject({ repond: true, depuis: null, probleme: '' });
  status = 404;
  await tries('2026-11-09');
  await tries('2026-11-10');
  expect(await target()).toMatchObject({
    repond: false,
    depuis: '2026-11-09',
    probleme: 'La page n’existe plus',
  });
  status = 200;
  await tries('2026-11-11');
  expect(await target()).toMatchObject({ repond: true, depuis: null });
});

it('tries another address at once', async () => {
  asked = 0;
  await site.pool.query('update qr_codes set url = $2 where code = $1', [made.code, `${base}/nouvelle`]);
  expect(await target()).toMatchObject({ repond: null });
  await tries('2026-11-11');
  expect(asked).toBe(1);
  expect(await target()).toMatchObject({ repond: true, vers: `${base}/nouvelle` });
});

it('takes an address of our own network for none', async () => {
  await tryTargets(site.pool, new Date('2026-11-12T09:00:00Z'));
  expect(await target()).toMatchObject({ repond: false, probleme: 'Cette adresse n’est pas sur internet' });
});

it.each([
  [200, ''],
  [401, ''],
  [403, ''],
  [429, ''],
  [410, 'La page n’existe plus'],
  [503, 'Le site répond une erreur (503)'],
])('reads %d as %j', (code, problem) => {
  expect(problemOf({ status: code })).toBe(problem);
});
