import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_NAME } from '../pool.ts';
import { findBinaries } from './binaries.ts';
import { CLUSTER_OWNER, prepareClusterFolder } from './cluster-folder.ts';
import { findDatabaseUser } from './database-user.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isPostmasterOf, type Postmaster } from './postmaster-file.ts';
import { type Launch, runPostmaster, stopPostmaster } from './supervisor.ts';

const DATABASE = 'ardoise';
const WATCH_MS = 250;
const RETRY_MS = 100;
const PATIENCE_MS = 20_000;
/** How long a running PostgreSQL may refuse connections: it recovers by itself after the kill of one of its processes. */
const REACH_MS = 300_000;
const UNKNOWN_DATABASE = '3D000';
const ALREADY_MADE = '42P04';

export type EmbeddedPostgres = {
  /** Connection string of the product's database in this cluster; superuser, through the unix socket. */
  readonly url: string;
  /** Stops PostgreSQL, unless another server process uses the same cluster. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** False for the tests' throwaway clusters: faster, but a power cut may lose everything. */
  readonly durable?: boolean;
  /** Called when PostgreSQL died and was restarted. */
  readonly onRestart?: () => void;
  /** Called periodically while a start takes long, with the reason. */
  readonly onWaiting?: (sentence: string) => void;
  /** How long failing starts are retried, in milliseconds. */
  readonly patienceMs?: number;
};

/**
 * Runs PostgreSQL in `folder` (created if missing) and resolves once it accepts connections. It listens on a unix
 * socket only. Adopts one that a killed server left running; restarts one that exits.
 * @throws {EmbeddedPostgresError} with the remedy
 */
export async function startEmbeddedPostgres(
  folder: string,
  { durable = true, patienceMs = PATIENCE_MS, onRestart, onWaiting }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  if (process.platform === 'win32') {
    throw new EmbeddedPostgresError(
      'On Windows, give DATABASE_URL: the embedded PostgreSQL needs unix sockets.',
    );
  }
  const user = await findDatabaseUser();
  const binaries = await findBinaries(user);
  const launch: Launch = {
    binaries,
    user,
    durable,
    patienceMs,
    onWaiting: onWaiting ?? (() => undefined),
    folder: await prepareClusterFolder(path.resolve(folder), binaries, user, { durable }),
  };
  const postmaster = await runAndReach(launch);
  const stopWatching = watch(launch, postmaster, onRestart);
  return {
    url: addressOf(postmaster, DATABASE),
    async stop() {
      await stopWatching();
      if (await usedByOthers(postmaster)) return;
      await stopPostmaster(launch.folder.data);
    },
  };
}

function addressOf({ socket }: Postmaster, database: string): string {
  return `postgresql://${CLUSTER_OWNER}@localhost/${database}?host=${encodeURIComponent(socket)}`;
}

/** Race: another server may stop the PostgreSQL we found, or it recovers: retry. */
async function runAndReach(launch: Launch): Promise<Postmaster> {
  const giveUpAt = Date.now() + REACH_MS;
  for (;;) {
    const postmaster = await runPostmaster(launch);
    try {
      await makeDatabase(postmaster);
      return postmaster;
    } catch (error) {
      if (Date.now() > giveUpAt)
        throw new EmbeddedPostgresError(`PostgreSQL does not answer: ${String(error)}`, { cause: error });
      await sleep(RETRY_MS);
    }
  }
}

async function makeDatabase(postmaster: Postmaster): Promise<void> {
  try {
    await withClient(addressOf(postmaster, DATABASE), async () => undefined);
  } catch (error) {
    if ((error as pg.DatabaseError).code !== UNKNOWN_DATABASE) throw error;
    await withClient(addressOf(postmaster, 'postgres'), async (client) => {
      await client.query(`create database ${DATABASE}`).catch((refusal: pg.DatabaseError) => {
        if (refusal.code !== ALREADY_MADE) throw refusal;
      });
    });
  }
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // Without an error listener, a connection closed by PostgreSQL's exit would crash this process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Restarts PostgreSQL whenever it exits unrequested. */
function watch(launch: Launch, first: Postmaster, onRestart: (() => void) | undefined): () => Promise<void> {
  let current = first;
  let round: Promise<void> = Promise.resolve();
  let busy = false;
  const look = async () => {
    if (await isPostmasterOf(current.pid, launch.folder.data)) return;
    onRestart?.();
    current = await runPostmaster(launch);
  };
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    // Retried at the next interval; until then queries report the error.
    round = look()
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  }, WATCH_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}

async function usedByOthers(postmaster: Postmaster): Promise<boolean> {
  const query = `select 1 from pg_stat_activity
    where application_name like $1 and application_name <> $2 and backend_type = 'client backend' limit 1`;
  const names = [`${APPLICATION_NAME}:%`, `${APPLICATION_NAME}:${process.pid}`];
  return withClient(addressOf(postmaster, 'postgres'), async (client) => {
    const { rowCount } = await client.query(query, names);
    return rowCount === 1;
  }).catch(() => false); // no reply, hence not in use
}
