import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { MigrationError, migrate, schemaFingerprint } from './migrate.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.pool.query('drop table if exists schema_migration');
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  await write('0001-first.sql', 'create table first (id int)');
  await write('0002-second.sql', 'create table second (id int)');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

function write(name: string, sql: string): Promise<void> {
  return writeFile(path.join(folder, name), sql);
}

async function exists(table: string): Promise<boolean> {
  const { rows } = await database.pool.query('select to_regclass($1) is not null as found', [table]);
  return rows[0]?.found;
}

it('applies missing migrations, in order, once', async () => {
  expect(await migrate(database.pool, folder)).toEqual(['0001-first.sql', '0002-second.sql']);
  expect(await migrate(database.pool, folder)).toEqual([]);
  await write('0003-third.sql', 'alter table second add column name text');
  expect(await migrate(database.pool, folder)).toEqual(['0003-third.sql']);
});

it('lets one of several concurrently starting processes migrate', async () => {
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database.pool, folder)));
  expect(applied.flat()).toEqual(['0001-first.sql', '0002-second.sql']);
});

it('rolls a failing migration back, and keeps those before it', async () => {
  await write('0003-third.sql', 'create table third (id int); select 1 / 0');
  await expect(migrate(database.pool, folder)).rejects.toThrow(/0003-third\.sql.*division by zero/);
  expect([await exists('second'), await exists('third')]).toEqual([true, false]);
  await write('0003-third.sql', 'create table third (id int)');
  expect(await migrate(database.pool, folder)).toEqual(['0003-third.sql']);
});

it('refuses an applied migration that was changed or removed', async () => {
  await migrate(database.pool, folder);
  await write('0001-first.sql', 'create table first (id bigint)');
  await expect(migrate(database.pool, folder)).rejects.toThrow(/0001-first\.sql was changed/);
  await rm(path.join(folder, '0001-first.sql'));
  await expect(migrate(database.pool, folder)).rejects.toThrow(MigrationError);
});

it('refuses a misnamed file', async () => {
  await write('third.sql', 'select 1');
  await expect(migrate(database.pool, folder)).rejects.toThrow(/third\.sql/);
});

it('computes a fingerprint of the schema that changes with it', async () => {
  const before = await schemaFingerprint(folder);
  expect(await schemaFingerprint(folder)).toBe(before);
  await write('0002-second.sql', 'create table second (id bigint)');
  expect(await schemaFingerprint(folder)).not.toBe(before);
});
