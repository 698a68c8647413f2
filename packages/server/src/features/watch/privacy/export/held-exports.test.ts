import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { askOwnExport, readPersonExport } from '@ardoise/domain/contract/privacy-people.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  await once(site.app.server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => site.close());

/** Larger than the buffers of sockets and streams: an account with years of data, whose zip is not read to its end. */
async function busyReader(): Promise<string> {
  const { name, uid } = await createUser(site.pool, { role: 'siege' });
  await site.pool.query(
    `insert into content_changes (uid, area, act, reason) select $1, 'catalogues', 'modification', (select string_agg(md5(i::text || n::text), '') from generate_series(1, 120) n) from generate_series(1, 8000) i`,
    [uid],
  );
  return name;
}

const ask = async (name: string) => (await site.as(name).call(askOwnExport)).body.url;

/** Starts to read a zip, and stops there. */
async function startReading(name: string, url: string) {
  const { port } = site.app.server.address() as AddressInfo;
  const cookie = (await site.as(name).credentials())?.cookie ?? '';
  const request = http.get({ host: '127.0.0.1', port, path: url, headers: { cookie }, agent: false });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.on('error', () => undefined);
  return { request, response };
}

/** Transactions that are open for a zip: `repeatable read` of their own connection. */
async function held(): Promise<number> {
  const { rows } = await site.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.classid = 7305831 and a.datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}

it('is one at a time for an account, and others get theirs meanwhile', {
  tags: 'long',
  timeout: 30_000,
}, async () => {
  const name = await busyReader();
  const url = await ask(name);
  const { request, response } = await startReading(name, url);
  expect(response.statusCode).toBe(200);
  const second = await site
    .as(name)
    .call(readPersonExport, { params: { jeton: (await ask(name)).split('/').at(-1) ?? '' } });
  expect([second.status, second.body]).toMatchObject([
    429,
    {
      message: 'Une copie est déjà en cours de téléchargement. Attendez qu’elle soit finie, ou annulez-la.',
    },
  ]);
  const other = await createUser(site.pool, { role: 'siege' });
  const theirs = await site.as(other.name).inject({ method: 'GET', url: await ask(other.name) });
  expect(theirs.statusCode).toBe(200);
  request.destroy();
  await expect.poll(held, { timeout: 5000 }).toBe(0);
});

it('frees its connection when the reader leaves, who may begin again', {
  tags: 'long',
  timeout: 30_000,
}, async () => {
  const name = await busyReader();
  const { request } = await startReading(name, await ask(name));
  expect(await held()).toBe(1);
  request.destroy();
  await expect.poll(held, { timeout: 5000 }).toBe(0);
  const again = await startReading(name, await ask(name));
  expect(again.response.statusCode).toBe(200);
  again.response.resume();
  await once(again.response, 'end');
  await expect.poll(held, { timeout: 5000 }).toBe(0);
});
