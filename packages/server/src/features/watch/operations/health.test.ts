import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

async function get(url: string, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, body, headers } = await site.inject({ method, url });
  return { status: statusCode, body: body === '' ? null : JSON.parse(body), cache: headers['cache-control'] };
}
const READY = { status: 200, body: { pret: true }, cache: 'no-store' };
const patience = { timeout: 15_000, interval: 100 };

/** As on a read-only replica: each new connection refuses to write. */
async function readOnly(on: boolean): Promise<void> {
  await site.pool.query(`do $$ begin
    execute format('alter database %I set default_transaction_read_only = ${on}', current_database());
  end $$`);
  await site.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
}

it('is alive and ready, for GET and HEAD, and has no other pages', async () => {
  expect(await get('/sante')).toMatchObject({ status: 200, body: { vivant: true } });
  expect(await get('/sante', 'HEAD')).toMatchObject({ status: 200, body: null });
  expect(await get('/sante/pret')).toEqual(READY);
  expect(await get('/sante/pret', 'HEAD')).toMatchObject({ status: 200, body: null });
  expect(await get('/sante/autre')).toMatchObject({ status: 404, body: { code: 'INTROUVABLE' } });
});

it('writes the row of its process', async () => {
  await get('/sante/pret');
  const { rows } = await site.pool.query('select pid, version, node from servers');
  expect(rows).toEqual([{ pid: process.pid, version: expect.any(String), node: process.versions.node }]);
});

it('is not ready while it cannot write its files', async () => {
  const incoming = path.join(site.config.dataDir, 'files', 'incoming');
  await rm(incoming, { recursive: true });
  await vi.waitFor(
    async () =>
      expect(await get('/sante/pret')).toMatchObject({
        status: 503,
        body: { pret: false, raisons: ['fichiers'] },
      }),
    patience,
  );
  expect(await get('/sante')).toMatchObject({ status: 200 });
  await mkdir(incoming);
  await vi.waitFor(async () => expect(await get('/sante/pret')).toEqual(READY), patience);
});

it('is not ready while the database only reads, and again once it writes', { tags: 'long' }, async () => {
  await readOnly(true);
  await vi.waitFor(
    async () =>
      expect(await get('/sante/pret')).toMatchObject({
        status: 503,
        body: { pret: false, raisons: ['base'] },
      }),
    patience,
  );
  expect(await get('/sante')).toMatchObject({ status: 200 });
  // The connection that turns it off must itself be allowed to write.
  await site.pool.query('set default_transaction_read_only = off');
  await vi.waitFor(() => readOnly(false), patience);
  await vi.waitFor(async () => expect(await get('/sante/pret')).toEqual(READY), patience);
});
