import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { ClusterFolder } from './cluster-folder.ts';
import type { DatabaseUser } from './database-user.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { findPostmaster, isPostmasterOf, type Postmaster, readPostmasterFile } from './postmaster-file.ts';
import { settingsAsArguments } from './settings.ts';
import { hasServerProcess, removeStaleLocks } from './stale-locks.ts';

/** Interval of messages while PostgreSQL replays its WAL. */
const SAY_EVERY_MS = 15_000;
/** A process in the cluster's folder for longer is not a killed PostgreSQL's. */
const LONGEST_HELD_MS = 600_000;
const STOP_MS = 30_000;
const LARGEST_LOG = 5_000_000;
const POLL_MS = 10;

export type Launch = {
  readonly binaries: Binaries;
  readonly folder: ClusterFolder;
  readonly user: DatabaseUser | undefined;
  readonly durable: boolean;
  /** How long failing starts are retried once no process of a killed PostgreSQL is left. */
  readonly patienceMs: number;
  /** Called periodically while it takes long, with the reason. */
  readonly onWaiting: (sentence: string) => void;
};

/** The running PostgreSQL of this cluster: one left by a killed server, or a new one. */
export async function runPostmaster(launch: Launch): Promise<Postmaster> {
  const { data } = launch.folder;
  const since = Date.now();
  let giveUpAt = since + launch.patienceMs;
  for (;;) {
    // A killed PostgreSQL's processes keep its shared memory until they exit, which takes time on a busy machine or
    // disk.
    const isHeld = await hasServerProcess(data);
    const running = (await findPostmaster(data)) ?? (await spawnPostmaster(launch));
    const ready = running && (await waitUntilReady(running, launch));
    if (ready) return ready;
    if (isHeld && Date.now() < since + LONGEST_HELD_MS) giveUpAt = Date.now() + launch.patienceMs;
    else if (Date.now() > giveUpAt) throw await failure(launch.folder);
    await sleep(50);
  }
}

/** Spawns the process and resolves once it owns the cluster; undefined if it exited instead. */
async function spawnPostmaster(launch: Launch): Promise<Postmaster | undefined> {
  const { folder, user, binaries } = launch;
  await removeStaleLocks(folder);
  const child = await spawnDetached(launch, [
    '-D',
    folder.data,
    '-k',
    folder.socket,
    ...settingsAsArguments(launch.durable),
  ]);
  if (child.pid === undefined) {
    throw new EmbeddedPostgresError(
      `${binaries.postgres} could not be started${user ? " as 'postgres'" : ''}.`,
    );
  }
  while (child.exitCode === null && child.signalCode === null) {
    const file = await readPostmasterFile(folder.data);
    if (file?.pid === child.pid) return file;
    await sleep(POLL_MS);
  }
  return undefined;
}

/** Detached, in its own session: Ctrl-C reaches only the server, which stops PostgreSQL last. */
async function spawnDetached({ binaries, folder, user }: Launch, args: string[]): Promise<ChildProcess> {
  await rotateLog(folder.log);
  const log = openSync(folder.log, 'a', 0o600);
  try {
    const child = spawn(binaries.postgres, args, {
      ...user,
      cwd: '/',
      detached: true,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    });
    child.on('error', () => undefined); // no pid then, which the caller checks
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

async function rotateLog(log: string): Promise<void> {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGEST_LOG) await rename(log, `${log}.1`);
}

/** Without a timeout: WAL replay is no failure, and an interrupted one restarts at the next start. */
async function waitUntilReady(
  postmaster: Postmaster,
  { folder: { data }, onWaiting }: Launch,
): Promise<Postmaster | undefined> {
  const since = Date.now();
  for (let said = 0; ; ) {
    const file = await readPostmasterFile(data);
    if (file?.pid !== postmaster.pid) return undefined;
    if (file.ready) return file;
    if (!(await isPostmasterOf(file.pid, data))) return undefined;
    const waited = Date.now() - since;
    if (waited > SAY_EVERY_MS * (said + 1)) {
      said += 1;
      onWaiting(`PostgreSQL replays its journal (${Math.round(waited / 1000)} s by now): let it.`);
    }
    await sleep(POLL_MS);
  }
}

async function failure(folder: ClusterFolder): Promise<EmbeddedPostgresError> {
  const log = await readFile(folder.log, 'utf8').catch(() => '');
  const end = log.trimEnd().split('\n').slice(-5).join('\n');
  return new EmbeddedPostgresError(`PostgreSQL does not start. The end of ${folder.log}:\n${end}`);
}

/** Stops the cluster's PostgreSQL, if it runs (fast shutdown): closes connections, writes a checkpoint, exits. */
export async function stopPostmaster(data: string): Promise<void> {
  const giveUpAt = Date.now() + STOP_MS;
  const postmaster = await findPostmaster(data);
  if (!postmaster) return;
  signal(postmaster.pid, 'SIGINT');
  while (await isPostmasterOf(postmaster.pid, data)) {
    // An immediate shutdown is safe too: the next start replays the WAL.
    if (Date.now() > giveUpAt) return signal(postmaster.pid, 'SIGQUIT');
    await sleep(POLL_MS);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
