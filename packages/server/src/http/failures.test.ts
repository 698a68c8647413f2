import { chmod, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createProject, listProjects, saveProject } from '@ardoise/domain/contract/projects.ts';
import { login } from '@ardoise/domain/contract/session.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { createPool } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import { type ChrDraft, createChrDraft } from '../testing/chr-draft.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { failureOf } from './failures.ts';

/** A separate PostgreSQL for this file: it is stopped, restarted and run out of disk. */
let folder: string;
let postgres: EmbeddedPostgres;
let pool: pg.Pool;
let site: TestApp;
let draft: ChrDraft;
const start = () => startEmbeddedPostgres(path.join(folder, 'postgres'), { durable: false });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ardoise-away-'));
  await chmod(folder, 0o711);
  postgres = await start();
  pool = createPool(postgres.url, { size: 4 });
  await migrate(pool);
  site = await createTestApp({}, { database: { pool, url: postgres.url, drop: () => pool.end() } });
  draft = await createChrDraft(site);
});
afterAll(async () => {
  await site.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const list = () => draft.caller.call(listProjects);
const save = (ville: string) =>
  draft.caller.call(saveProject, { params: { id: draft.id }, body: { version: 2, pdv: { ville } } });
const AWAY = { code: 'INDISPONIBLE', message: expect.stringContaining('réessayer') };

describe('an unreachable database', () => {
  it('is a 503 with Retry-After for reads, writes and tabs, and everything works after recovery', async () => {
    await postgres.stop();
    for (const answer of [await list(), await save('Lyon')]) {
      expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
      expect(answer.body).toMatchObject(AWAY);
    }
    const tab = await draft.caller.inject({ url: '/q/ABCDEFGHJK', headers: { accept: 'text/html' } });
    expect([tab.statusCode, tab.headers['retry-after']]).toEqual([503, '5']);
    expect(tab.payload).toContain('Le service est indisponible');
    postgres = await start();
    expect((await list()).status).toBe(200);
    expect((await save('Lyon')).status).toBe(200);
  });

  it('is a 503 for a call interrupted in progress', async () => {
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('lock table projects in access exclusive mode');
    const underWay = list();
    const waits = "select pid from pg_stat_activity where wait_event_type = 'Lock'";
    await expect
      .poll(async () => (await pool.query(waits)).rows.length, { timeout: 10_000 })
      .toBeGreaterThan(0);
    await pool.query(`select pg_terminate_backend(pid) from (${waits}) waiting`);
    const answer = await underWay;
    await holder.query('rollback');
    holder.release();
    expect([answer.status, answer.body]).toEqual([503, expect.objectContaining(AWAY)]);
  });

  it('is also a timeout of the connection pool', async () => {
    const crowded = new pg.Pool({ connectionString: postgres.url, max: 1, connectionTimeoutMillis: 1_000 });
    const only = await crowded.connect();
    const refusal = await crowded.query('select 1').catch((error: unknown) => error);
    only.release();
    await crowded.end();
    expect(failureOf(refusal)).toBe('INDISPONIBLE');
  });
});

/** Pauses the postmaster and a connection's server process: their sockets accept data that nothing reads. */
async function processesOf(hanging: pg.Pool): Promise<number[]> {
  const { rows } = await hanging.query<{ pid: number }>('select pg_backend_pid() as pid');
  const file = await readFile(path.join(folder, 'postgres/cluster/postmaster.pid'), 'utf8');
  return [Number.parseInt(file, 10), Number(rows[0]?.pid)];
}

it('is unavailable once it does not respond at all, not while one statement is slow', async () => {
  const hanging = createPool(postgres.url, { size: 1, silenceMs: 4_000 });
  try {
    expect((await hanging.query('select pg_sleep(3)')).rowCount).toBe(1);
    const processes = await processesOf(hanging);
    for (const pid of processes) process.kill(pid, 'SIGSTOP');
    const refusal = await inTransaction(hanging, (tx) => tx.query('select 1')).catch(
      (error: unknown) => error,
    );
    for (const pid of processes) process.kill(pid, 'SIGCONT');
    expect(failureOf(refusal)).toBe('INDISPONIBLE');
    await expect
      .poll(
        () =>
          hanging.query('select 1').then(
            () => true,
            () => false,
          ),
        { timeout: 10_000 },
      )
      .toBe(true);
  } finally {
    await hanging.end();
  }
});

it('is reported as a full disk when PostgreSQL has no space, while reads work', async () => {
  const { rows } = await pool.query<{ file: string }>(
    "select pg_relation_filepath('login_attempts') as file",
  );
  await postgres.stop();
  // /dev/full: every write fails with the kernel's ENOSPC.
  const file = path.join(folder, 'postgres/cluster', rows[0]?.file ?? '');
  await rm(file);
  await symlink('/dev/full', file);
  postgres = await start();
  const refused = await site.anonymous.call(login, {
    body: { name: 'camille', pass: 'mauvais mot de passe' },
  });
  expect([refused.status, refused.body]).toEqual([
    507,
    { code: 'STOCKAGE_PLEIN', message: expect.stringContaining('Il n’y a plus de place sur le disque') },
  ]);
  expect((await list()).status).toBe(200);
  expect((await draft.caller.call(createProject, { body: { type: 'PDA' } })).status).toBeLessThan(500);
});

it.each([
  ['ENOSPC', 'STOCKAGE_PLEIN'],
  ['EDQUOT', 'STOCKAGE_PLEIN'],
  ['EFBIG', 'STOCKAGE_PLEIN'],
  ['53100', 'STOCKAGE_PLEIN'],
  ['57P01', 'INDISPONIBLE'],
  ['57P02', 'INDISPONIBLE'],
  ['57P03', 'INDISPONIBLE'],
  ['08006', 'INDISPONIBLE'],
  ['ECONNREFUSED', 'INDISPONIBLE'],
  ['ENOENT', null],
  ['23505', null],
])('%s maps to %s, however deeply nested', (code, failure) => {
  const cause = Object.assign(new Error('x'), { code });
  expect(failureOf(new Error('outer', { cause }))).toBe(failure);
});
