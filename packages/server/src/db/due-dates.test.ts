import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deadlineOf } from '../features/project/projects/deadline.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

let database: TestDatabase;
let earlier: string;
beforeAll(async () => {
  database = await createTestDatabase();
  earlier = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  const names = (await readdir(MIGRATIONS)).filter((name) => name < '0026');
  for (const name of names) await copyFile(path.join(MIGRATIONS, name), path.join(earlier, name));
});
afterAll(async () => {
  await database.drop();
  await rm(earlier, { recursive: true });
});

it('backfills the due date that the product computes, whatever the day of the year', {
  tags: 'long',
}, async () => {
  const { pool } = database;
  await pool.query('drop schema public cascade; create schema public');
  await migrate(pool, earlier);
  await pool.query(
    `insert into projects (id, kind, type, type_projet, statut, dc, clock_from, doc)
     select lpad(to_hex(i), 24, '0'), 'CHR', 'Carte Brasserie', 'CHR', (array['Agence', 'Prévisite', 'Exécution'])[1 + i % 3], 'dc1',
       case when i % 10 > 0 then timestamptz '2024-01-01 22:30Z' + make_interval(days => i) end, '{}'
     from generate_series(1, 1400) i`,
  );
  await migrate(pool);
  const { rows } = await pool.query<{ statut: Status; clock_from: string | null; echeance: string | null }>(
    'select statut, clock_from, echeance from projects',
  );
  expect(rows.filter(({ echeance }) => echeance !== null).length).toBeGreaterThan(800);
  expect(rows.filter((row) => row.echeance !== deadlineOf(row))).toEqual([]);
});
