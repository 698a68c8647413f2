import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { heavyReleases, landedMigrations } from './landed-migrations.ts';

const DATABASE = 'packages/server/src/db';
const PROJECT = path.resolve(import.meta.dirname, '../..');

let root: string;
let migrations: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ardoise-landed-'));
  migrations = path.join(root, DATABASE, 'migrations');
  await cp(path.join(PROJECT, DATABASE, 'migrations'), migrations, { recursive: true });
  await cp(
    path.join(PROJECT, DATABASE, 'landed-migrations.json'),
    path.join(root, DATABASE, 'landed-migrations.json'),
  );
});
afterEach(() => rm(root, { recursive: true }));

const first = () => path.join(migrations, '0001-foundation.sql');

it('accepts the landed migrations unchanged, and a new one after them', async () => {
  expect(await landedMigrations(root)).toEqual([]);
  await writeFile(path.join(migrations, '9999-new.sql'), 'select 1');
  expect(await landedMigrations(root)).toEqual([]);
});

it('rejects a changed one, even in a comment', async () => {
  await writeFile(first(), `${await readFile(first(), 'utf8')}-- seen\n`);
  expect(await landedMigrations(root)).toEqual([expect.stringMatching(/0001-foundation\.sql.*was changed/)]);
});

it('rejects a renamed one', async () => {
  await rename(first(), path.join(migrations, '0001-basis.sql'));
  expect(await landedMigrations(root)).toEqual([
    expect.stringMatching(/0001-foundation\.sql has landed, and is gone or renamed/),
    expect.stringMatching(/0001-basis\.sql is new, and comes before/),
  ]);
});

it('rejects a removed one', async () => {
  await rm(first());
  expect(await landedMigrations(root)).toEqual([expect.stringMatching(/0001-foundation\.sql.*is gone/)]);
});

it('rejects a new one numbered before or like a landed one', async () => {
  await writeFile(path.join(migrations, '0005-between.sql'), 'select 1');
  expect(await landedMigrations(root)).toEqual([
    expect.stringMatching(/0005-between\.sql is new, and comes before/),
    expect.stringMatching(/0005-session-ends\.sql has the number of 0005-between\.sql/),
  ]);
  await rm(path.join(migrations, '0005-between.sql'));
  await writeFile(path.join(migrations, '0000-before.sql'), 'select 1');
  expect(await landedMigrations(root)).toHaveLength(1);
});

it('rejects a record that was reordered or emptied', async () => {
  const record = path.join(root, DATABASE, 'landed-migrations.json');
  const landed = JSON.parse(await readFile(record, 'utf8'));
  await writeFile(record, JSON.stringify(landed.toReversed()));
  expect(await landedMigrations(root)).toContainEqual(expect.stringMatching(/not in the order/));
  await writeFile(record, '[]');
  expect(await landedMigrations(root)).toEqual([expect.stringMatching(/names no migration/)]);
});

it('rejects a copy of more than 5 MB, and signed orders of more than 200 KB', async () => {
  expect(await heavyReleases(PROJECT)).toEqual([]);
  const releases = path.join(root, DATABASE, 'releases');
  for (const folder of ['0098/rows', '0099/rows', 'signed-orders'])
    await mkdir(path.join(releases, folder), { recursive: true });
  await writeFile(path.join(releases, '0098/rows/projects.copy'), 'a'.repeat(3_000_000));
  await writeFile(path.join(releases, '0099/rows/projects.copy'), 'a'.repeat(3_000_000));
  await writeFile(path.join(releases, '0099/values.copy'), 'a'.repeat(3_000_000));
  await writeFile(path.join(releases, 'signed-orders/0097.json.br'), 'a'.repeat(300_000));
  expect((await heavyReleases(root)).sort()).toEqual([
    'releases/0099 weighs 5.7 MB, at most 5.0 MB',
    'releases/signed-orders/0097.json.br weighs 0.3 MB, at most 0.2 MB',
  ]);
});
