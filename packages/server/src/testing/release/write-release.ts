import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { readMigrations } from '../../db/migrate.ts';
import type { Release } from './release.ts';
import { shareValues } from './shared-values.ts';

/** Base tables, referenced ones first. */
const TABLES = `
  with recursive tables as (
    select c.oid, c.relname::text as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  ), reference as (
    select distinct conrelid as source, confrelid as target from pg_constraint
    where contype = 'f' and conrelid <> confrelid
  ), ranked as (
    select oid, 0 as rank from tables
    union
    select reference.source, ranked.rank + 1 from reference join ranked on ranked.oid = reference.target
  )
  select name, max(rank) as rank,
    (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
     where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select string_agg(quote_ident(attname), ', ' order by k.position) from pg_index
     join unnest(indkey::int2[]) with ordinality k(number, position) on true
     join pg_attribute on attrelid = tables.oid and attnum = k.number
     where indrelid = tables.oid and indisprimary) as key
  from tables join ranked using (oid)
  group by tables.oid, name order by max(rank), name`;

interface Table {
  name: string;
  columns: string[];
  /** Its primary key as the sort order: deterministic output. */
  key: string | null;
}

/**
 * Dumps a database of this version as text into `folder`, which must not exist: the rows of its tables in COPY format. Its
 * schema is that of the migrations, in the order of application.
 */
export async function writeRelease(pool: Pool, folder: string): Promise<Release> {
  const migrations = await readMigrations();
  await mkdir(folder);
  await mkdir(path.join(folder, 'rows'));
  const { rows } = await pool.query<Table>(TABLES);
  const tables: Release['tables'][number][] = [];
  for (const table of rows) {
    const { name, columns } = table;
    tables.push({
      name,
      columns,
      rows: await copyTable(pool, table, path.join(folder, 'rows', `${name}.copy`)),
    });
  }
  await shareValues(folder);
  const release: Release = {
    name: path.basename(folder),
    recordedAt: new Date().toISOString(),
    migrations: migrations.map(({ name, checksum }) => ({ name, sha256: checksum })),
    tables,
    sequences: await sequencesOf(pool),
  };
  await writeFile(path.join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

async function copyTable(pool: Pool, { name, columns, key }: Table, file: string): Promise<number> {
  const client = await pool.connect();
  try {
    const order = key === null ? '' : ` order by ${key}`;
    const source = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}${order}) to stdout`));
    await pipeline(source, createWriteStream(file));
    return source.rowCount;
  } finally {
    client.release();
  }
}

async function sequencesOf(pool: Pool): Promise<Release['sequences']> {
  const { rows } = await pool.query<{ name: string; last: string }>(
    `select sequencename as name, last_value as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows.map(({ name, last }) => ({ name, last: Number(last) }));
}
