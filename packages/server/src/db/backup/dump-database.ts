import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import type { Db } from '../transaction.ts';
import { BackupError } from './backup-error.ts';
import { type BackupCipher, type BackupWriter, readOut } from './backup-writer.ts';
import { readCopied } from './copied-file.ts';
import type { BackedUpFile } from './file-list.ts';
import type { DatabaseMoment } from './manifest.ts';

const run = promisify(execFile);
/** Of a backup: the database of a server of its own, in pg_dump's custom format. */
export const DUMP = 'database.dump';
const MOST_OUTPUT = 1 << 20;

/** Major version of a PostgreSQL program on PATH; null where there is none. */
async function versionOf(program: 'pg_dump' | 'pg_restore'): Promise<number | null> {
  const answer = await run(program, ['--version']).catch(() => null);
  const [, major] = /\(PostgreSQL\) (\d+)/.exec(answer?.stdout ?? '') ?? [];
  return major === undefined ? null : Number(major);
}

/**
 * What to run where `pg_dump` cannot be: there is none on PATH, or an older one than the server, which refuses it. Null:
 * it can.
 */
export async function dumpObstacle(server: number): Promise<string | null> {
  const own = await versionOf('pg_dump');
  if (own !== null && own >= server) return null;
  const why =
    own === null
      ? 'there is no pg_dump on PATH'
      : `the pg_dump on PATH is of version ${own}, which refuses a newer server`;
  return `The database is on a PostgreSQL ${server}, and ${why}: only the files are backed up. Install postgresql-client-${server} (or newer) here, and the backup holds both. Or set BACKUP_DATABASE=0, and back the database up yourself, right before this, and keep it as long as this:
  pg_dump --format=custom --file=ardoise.dump "$DATABASE_URL"
A database restored to a moment before the files' backup finds each of its files in it; that holds for pg_basebackup with archived WAL too.`;
}

/** The connection string without its password, and the password for the environment: arguments are visible to others. */
function withoutPassword(databaseUrl: string): { url: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const env = { ...process.env, ...(password !== '' && { PGPASSWORD: password }) };
  return { url: url.href, env };
}

async function runTool(
  program: 'pg_dump' | 'pg_restore',
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  await run(program, args, { env, maxBuffer: MOST_OUTPUT }).catch((error: Error & { stderr?: string }) => {
    throw toolError(program, error.stderr ?? error.message, error);
  });
}

function toolError(program: string, said: string, cause?: unknown): BackupError {
  return new BackupError(`${program} failed: ${said.trim().slice(0, 500)}`, { cause, failure: 'outil' });
}

/** With what it reads or writes as a stream: an encrypted dump is on no disk in clear. */
async function streamTool<Result>(
  program: 'pg_dump' | 'pg_restore',
  args: string[],
  env: NodeJS.ProcessEnv,
  use: (streams: { input: Writable; output: Readable }) => Promise<Result>,
): Promise<Result> {
  const child = spawn(program, args, { env });
  const used = use({ input: child.stdin, output: child.stdout }).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  const [result, said, end] = await Promise.allSettled([used, text(child.stderr), once(child, 'close')]);
  // Its own reason first: what was written to it then fails as well.
  if (child.exitCode) throw toolError(program, said.status === 'fulfilled' ? said.value : '');
  if (end.status === 'rejected') throw toolError(program, String(end.reason), end.reason);
  if (result.status === 'rejected') throw result.reason;
  if (child.exitCode === null) throw toolError(program, `it ended with ${child.signalCode}`);
  return result.value;
}

/** Where the database is now. */
export async function readMoment(db: Db): Promise<DatabaseMoment> {
  const { rows } = await db.query<DatabaseMoment>(
    `select current_setting('server_version') as server, pg_current_wal_lsn()::text as lsn,
       to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
  );
  const [moment] = rows;
  if (moment === undefined) throw new Error('a select without a table returned no row');
  return moment;
}

/** Dumps the database of a server into the backup's folder, as of one snapshot. */
export async function dumpDatabase(
  databaseUrl: string,
  writer: BackupWriter,
): Promise<{ file: BackedUpFile; moment: DatabaseMoment }> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  holder.on('error', () => undefined);
  await holder.connect();
  try {
    await holder.query('set idle_in_transaction_session_timeout = 0');
    await holder.query('begin isolation level repeatable read, read only');
    const { rows } = await holder.query<{ id: string }>('select pg_export_snapshot() as id');
    const moment = await readMoment(holder);
    const { url, env } = withoutPassword(databaseUrl);
    const args = ['--format=custom', '--no-password', `--snapshot=${rows[0]?.id}`, `--dbname=${url}`];
    return { file: await writeDump(args, env, writer), moment };
  } finally {
    await holder.end().catch(() => undefined);
  }
}

/** A dump in clear is written by pg_dump itself, which then adds where each table begins. */
async function writeDump(
  args: string[],
  env: NodeJS.ProcessEnv,
  writer: BackupWriter,
): Promise<BackedUpFile> {
  if (writer.cipher !== undefined) {
    const write = ({ output }: { output: Readable }) => writer.write(output, DUMP);
    return (await streamTool('pg_dump', args, env, write)).entry;
  }
  const target = writer.placeOf(DUMP);
  await runTool('pg_dump', [...args, `--file=${target}`], env);
  return { path: DUMP, ...(await readCopied(target)) };
}

/**
 * Restores a dump into an empty database: all of it or nothing.
 * @throws BackupError where pg_restore is missing or refuses
 */
export async function restoreDump(databaseUrl: string, file: string, cipher?: BackupCipher): Promise<void> {
  const { url, env } = withoutPassword(databaseUrl);
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', '--no-password'];
  args.push(`--dbname=${url}`);
  if (cipher === undefined) return runTool('pg_restore', [...args, file], env);
  const clear = await readOut(file, cipher);
  await streamTool('pg_restore', args, env, ({ input }) => pipeline(clear, input));
}

/** @throws BackupError where there is no pg_restore, or for a database with tables */
export async function refuseUsedDatabase(databaseUrl: string, file: string): Promise<void> {
  if ((await versionOf('pg_restore')) === null)
    throw new BackupError(
      `There is no pg_restore on PATH, of the version of the pg_dump that made ${file} or newer: install postgresql-client.`,
      { failure: 'outil' },
    );
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'S') limit 1`,
    );
    if (rowCount !== 0)
      throw new BackupError(
        'The database of DATABASE_URL is not empty: create another one, and give its address.',
      );
  } finally {
    await client.end().catch(() => undefined);
  }
}
