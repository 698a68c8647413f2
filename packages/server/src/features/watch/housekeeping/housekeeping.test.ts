import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { holdFiles } from '../../../db/backup/backup-lock.ts';
import { createSession } from '../../../http/session.repository.ts';
import { FileStore } from '../../../storage/file-store.ts';
import { createUser } from '../../../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { removeUnreferencedBlobs } from '../../project/documents/files/remove-unreferenced.ts';
import { startHousekeeping } from './housekeeping.ts';

let database: TestDatabase;
let folder: string;
let files: FileStore;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'ardoise-housekeeping-'));
  files = await FileStore.open(folder);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function count(
  table: 'sessions' | 'login_attempts' | 'security_events' | 'request_counts',
): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count ?? 0;
}

it('deletes what has expired, and nothing else', async () => {
  const told: unknown[] = [];
  const { pool } = database;
  const { uid } = await createUser(pool, { role: 'dc' });
  for (let made = 0; made < 3; made += 1) await createSession(pool, uid);
  await pool.query(`update sessions set expires = now() - interval '1 second'
    where token_hash = (select min(token_hash) from sessions)`);
  await pool.query(`update sessions set last_used = now() - interval '13 hours'
    where token_hash = (select max(token_hash) from sessions)`);
  await pool.query(`insert into security_events (event, at) values
    ('connexion', now() - interval '12 months 1 hour'), ('connexion', now() - interval '11 months')`);
  await pool.query(`insert into login_attempts (name, address, at) values
    ('a', '192.0.2.1', now() - interval '16 minutes'), ('a', '192.0.2.1', now() - interval '14 minutes')`);
  await pool.query(`insert into request_counts (key, requests, ends_at) values
    ('a', 1, now() - interval '1 second'), ('b', 1, now() + interval '50 seconds')`);
  const stop = startHousekeeping(pool, files, { error: (...said: unknown[]) => told.push(said) });
  await stop();
  expect(told).toEqual([]);
  for (const table of ['sessions', 'login_attempts', 'security_events', 'request_counts'] as const)
    expect([table, await count(table)]).toEqual([table, 1]);
});

it('reports each failure and continues', async () => {
  const gone = await createTestDatabase();
  await gone.drop();
  const told: unknown[][] = [];
  const stop = startHousekeeping(gone.pool, files, { error: (...said: unknown[]) => told.push(said) });
  await stop();
  expect(told.map(([, message]) => message).sort()).toEqual([
    'counts by status were not folded, tried again in 2 seconds',
    'erasures were not continued, tried again in 10 seconds',
    'evidence was not copied for its readers, tried again in an hour',
    'figures were not counted, tried again in 10 seconds',
    'housekeeping failed, tried again in an hour',
    'lists of pieces to take back were not prepared, tried again in 2 seconds',
    'new comments were not learnt, tried again in 2 seconds',
    'new words were not learnt, tried again in 2 seconds',
    'photos of poses were not erased, tried again in a day',
    'pieces were not made, tried again in 10 seconds',
    'quota sums were not folded, tried again in 2 seconds',
    'retention was not applied, tried again in a day',
    'scheduled settings were not applied, tried again in 10 seconds',
    'traces were not rebuilt without pictures, tried again in 10 seconds',
  ]);
});

it.each([
  ['figures_state', 'pieces_state', 'figures were not counted, tried again in 10 seconds'],
  ['pieces_state', 'figures_state', 'pieces were not made, tried again in 10 seconds'],
])('without %s it still folds into %s', async (broken, other, message) => {
  const { pool, drop } = await createTestDatabase();
  const told: unknown[][] = [];
  await pool.query(`alter table ${broken} rename to broken`);
  const stop = startHousekeeping(pool, files, { error: (...said: unknown[]) => told.push(said) });
  await stop();
  expect(told.map(([, said]) => said)).toEqual([message]);
  const { rows } = await pool.query(`select complete_at is not null as complete from ${other}`);
  expect(rows).toEqual([{ complete: true }]);
  await drop();
});

it('deletes no file while a backup runs, and resumes once its process is gone', async () => {
  const { pool, url } = database;
  const incoming = await files.receiveBytes(Buffer.from('nobody names it'));
  await files.keep(incoming);
  const backup = new pg.Client({ connectionString: url });
  await backup.connect();
  await holdFiles(backup);
  expect(await removeUnreferencedBlobs(pool, files)).toBe(0);
  await backup.end();
  await expect.poll(() => removeUnreferencedBlobs(pool, files)).toBe(1);
});
