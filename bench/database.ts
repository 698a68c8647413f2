import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { kindOf, typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { startEmbeddedPostgres } from '../packages/server/src/db/embedded/embedded-postgres.ts';
import { migrate, schemaFingerprint } from '../packages/server/src/db/migrate.ts';
import { createPool } from '../packages/server/src/db/pool.ts';
import { agencyName, clientName, outletName, personName, remarks, townName } from './names.ts';
import {
  AGENCIES,
  AGENCY_STATUS,
  agencyOf,
  DRAFT_STATUS,
  dcCount,
  dcOf,
  documentOf,
  HEAD_OFFICE,
  projectIdOf,
  quotaDayOf,
  SMHF_COUNT,
  sessionTokenOf,
  statusOf,
  timesOf,
  tokenHash,
  typeOf,
} from './rows.ts';
import { run } from './run-statement.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The benchmark's PostgreSQL: BENCH_DATABASE_URL (a server's maintenance database), or an embedded one. */
export async function startBenchPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.BENCH_DATABASE_URL;
  if (given) return { url: given, stop: () => Promise.resolve() };
  const folder = process.getuid?.() === 0 ? '/var/lib/ardoise-bench' : path.join(ROOT, 'data', 'bench');
  return startEmbeddedPostgres(folder);
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Cache key: changes when rows, schema or reference do, and the database is then loaded again. */
async function fingerprint(): Promise<string> {
  const migrations = await schemaFingerprint();
  const rows = await readFile(path.join(import.meta.dirname, 'rows.ts'), 'utf8');
  const names = await readFile(path.join(import.meta.dirname, 'names.ts'), 'utf8');
  const loader = await readFile(path.join(import.meta.dirname, 'database.ts'), 'utf8');
  const limit = await readFile(path.join(import.meta.dirname, 'limit.sql'), 'utf8');
  return createHash('sha256')
    .update(migrations + rows + names + loader + limit)
    .digest('hex');
}

async function isCurrent(url: string, mark: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<{ mark: string }>('select mark from bench_mark');
    return rows[0]?.mark === mark;
  } catch (error) {
    // No such database (3D000) or no mark (42P01): load it.
    if (error instanceof pg.DatabaseError && (error.code === '3D000' || error.code === '42P01')) return false;
    throw error;
  } finally {
    await client.end();
  }
}

async function recreate(server: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`drop database if exists ${database} with (force)`);
  await client.query(`create database ${database}`);
  await client.end();
}

const COLUMNS = [
  'id',
  'kind',
  'type',
  'type_projet',
  'statut',
  'dc',
  'smhf',
  'mdv',
  'agence',
  'n_outlet',
  'name_projet',
  'num_projet',
  'ville',
  'client_name',
  'client_email',
  'image',
  'nb_ar_agence',
  'wizard_complete',
  'open_tab',
  'drinks',
  'to_be_printed',
  'quota_smhf',
  'quota_year',
  'quota_column',
  'eligible_quota',
  'quota_on',
  't_creation',
  't_update',
  't_statut',
  'doc',
];

function* projectLines(size: number): Generator<string> {
  for (let index = 1; index <= size; index += 1) {
    const statut = statusOf(index);
    const draft = statut === DRAFT_STATUS;
    const { creation, update } = timesOf(index);
    const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
    const dc = index % dcCount(size);
    const smhf = `smhf${dc % SMHF_COUNT}`;
    const type = typeOf(index);
    const code = typeCodeOf(type);
    // Sur Mesure has no quota.
    const counted = code !== 'PSM';
    const values = [
      projectIdOf(index),
      kindOf(type),
      type,
      code,
      statut,
      dcOf(index, size),
      smhf,
      `mdv${dc % 400}`,
      agencyOf(index),
      index,
      outletName(index),
      `${index}_2026_01_01`,
      townName(index),
      clientName(index),
      'client@brasserie.example',
      '/catalogue/themes/ardoise.svg',
      draft ? 0 : 1 + (index % 3),
      't',
      6,
      6,
      't',
      counted ? smhf : '\\N',
      counted ? (draft ? 0 : 2026) : '\\N',
      counted ? (draft ? 'avenir' : 'creation') : '\\N',
      draft || !counted ? 'f' : 't',
      draft || !counted ? '\\N' : quotaDayOf(index),
      iso(creation),
      iso(update),
      iso(update),
      documentOf(index).replaceAll('\\', '\\\\'),
    ];
    yield `${values.join('\t')}\n`;
  }
}

/** Comments with which agencies returned a project. */
function* historyLines(size: number): Generator<string> {
  for (let index = 1; index <= size; index += 1) {
    const at = new Date(timesOf(index).creation * 1000).toISOString();
    for (const remark of remarks(index))
      yield `${[projectIdOf(index), AGENCY_STATUS, DRAFT_STATUS, DRAFT_STATUS, at, agencyOf(index), remark, 1].join('\t')}\n`;
  }
}

/** Every account with a session, each with a distinct name. */
async function insertPeople(client: pg.PoolClient, size: number): Promise<void> {
  const dcs = Array.from({ length: dcCount(size) }, (_, dc) => ({
    name: `dc${dc}`,
    role: 'dc',
    ...personName(dc, 60),
    smhf: `smhf${dc % SMHF_COUNT}`,
    mdv: `mdv${dc % 400}`,
  }));
  const smhfs = Array.from({ length: SMHF_COUNT }, (_, smhf) => ({
    name: `smhf${smhf}`,
    role: 'smhf',
    ...personName(smhf, 60),
  }));
  const agencies = Array.from({ length: AGENCIES }, (_, agency) => ({
    name: agencyOf(agency),
    role: 'agence',
    prenom: '',
    nom: agencyName(agency),
  }));
  await client.query(
    `insert into users (name, mail, role, prenom, nom, smhf, mdv)
     select name, name || '@ardoise.example', role, prenom, nom, smhf, mdv
     from json_to_recordset($1) as people (name text, role text, prenom text, nom text, smhf text, mdv text)`,
    [
      JSON.stringify([
        ...dcs,
        ...smhfs,
        ...agencies,
        { name: HEAD_OFFICE, role: 'siege', prenom: 'Siège', nom: 'Un' },
      ]),
    ],
  );
}

async function loadProduct(url: string, size: number): Promise<void> {
  const pool = createPool(url, { size: 2 });
  await migrate(pool);
  const client = await pool.connect();
  await client.query('set statement_timeout = 0');
  await insertPeople(client, size);
  const sessions = [
    ...Array.from({ length: dcCount(size) }, (_, dc) => `dc${dc}`),
    ...Array.from({ length: SMHF_COUNT }, (_, smhf) => `smhf${smhf}`),
    ...Array.from({ length: AGENCIES }, (_, agency) => agencyOf(agency)),
    HEAD_OFFICE,
  ];
  await client.query(
    `insert into sessions (token_hash, uid, expires) select t.hash::bytea, u.uid, now() + interval '7 days'
     from unnest($1::text[], $2::text[]) t (name, hash) join users u using (name)`,
    [sessions, sessions.map((name) => tokenHash(sessionTokenOf(name)))],
  );
  await client.query(
    `insert into quotas (smhf, year, kind, annuel) select 'smhf' || i, 2026, 'CHR', 1000000 from generate_series(0, ${SMHF_COUNT - 1}) i`,
  );
  // The sums are computed once after the load, instead of by a million trigger calls.
  await client.query('alter table projects disable trigger user');
  await pipeline(
    Readable.from(projectLines(size)),
    client.query(copyFrom(`copy projects (${COLUMNS.join(', ')}) from stdin`)),
  );
  await client.query('alter table project_history disable trigger user');
  await pipeline(
    Readable.from(historyLines(size)),
    client.query(
      copyFrom(
        'copy project_history (project_id, statut_dep, statut_arr, target, t_creation, resp, comment, based_on) from stdin',
      ),
    ),
  );
  await client.query('alter table project_history enable trigger user');
  await client.query('alter table projects enable trigger user');
  await client.query('select fill_search()');
  await client.query(
    `insert into quota_folded_sums (smhf, year, kind, avenir, creation)
     select quota_smhf, quota_year, type_projet, count(*) filter (where quota_column = 'avenir'), count(*) filter (where quota_column = 'creation')
     from projects where quota_column is not null group by 1, 2, 3`,
  );
  await client.query(
    `insert into quota_days (smhf, kind, day, units)
     select quota_smhf, type_projet, quota_on, count(*) from projects where quota_on is not null group by 1, 2, 3`,
  );
  await client.query(
    `insert into status_counts (type_projet, type, statut, count)
     select type_projet, type, statut, count(*) from projects group by 1, 2, 3`,
  );
  client.release();
  await pool.query('vacuum analyze');
  await pool.end();
}

async function loadReference(url: string, size: number): Promise<void> {
  // As a bigint: at a million rows the file's products of row numbers overflow an integer.
  const sql = (await readFile(path.join(import.meta.dirname, 'limit.sql'), 'utf8')).replaceAll(
    ':rows',
    `${size}::bigint`,
  );
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of sql.split(/;\s*$/m)) if (statement.trim()) await client.query(statement);
  await client.end();
}

/**
 * A database of this many projects, for the product and the reference: loaded once, reused while the fingerprint
 * matches.
 */
export async function benchDatabase(server: string, size: number): Promise<string> {
  const name = `ardoise_bench_${size}`;
  const url = urlOf(server, name);
  const mark = await fingerprint();
  if (!(await isCurrent(url, mark))) {
    process.stdout.write(`Loading ${size} projects twice (product and reference)…\n`);
    await recreate(server, name);
    await loadProduct(url, size);
    await loadReference(url, size);
    await run(url, `create table bench_mark as select '${mark}'::text as mark`);
  }
  await run(url, "update sessions set last_used = now(), expires = now() + interval '7 days'");
  await run(url, 'checkpoint');
  return url;
}
