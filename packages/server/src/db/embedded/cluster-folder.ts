import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, lstat, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Binaries } from './binaries.ts';
import type { DatabaseUser } from './database-user.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { isAlive } from './is-alive.ts';

const run = promisify(execFile);
/** Major version of the bundled PostgreSQL. */
export const CLUSTER_VERSION = '18';
/** Maximum length of a unix socket's path on the strictest system (macOS: 104 with the terminating zero). */
const LONGEST_SOCKET_PATH = 103;

/** The superuser of an embedded cluster. It has no password: the permissions of the socket's folder protect it. */
export const CLUSTER_OWNER = 'ardoise';

/** Paths of one embedded PostgreSQL. */
export type ClusterFolder = {
  /** Its data directory, created by initdb. */
  readonly data: string;
  /** The folder of its unix socket. */
  readonly socket: string;
  readonly log: string;
};

/**
 * Creates what is missing of an embedded PostgreSQL's folder, its empty cluster included. The cluster is created
 * atomically: under a temporary name, flushed to disk, then renamed.
 * @throws {EmbeddedPostgresError} when the folder cannot be created, or is inaccessible to the database user
 */
export async function prepareClusterFolder(
  folder: string,
  binaries: Binaries,
  user: DatabaseUser | undefined,
  options: { readonly durable: boolean },
): Promise<ClusterFolder> {
  await makeFolder(folder, user);
  const data = path.join(folder, 'cluster');
  const socket = await makeSocketFolder(folder, user);
  await refuseOthersFiles(folder, data, user);
  const version = await readFile(path.join(data, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version === undefined) await initialise(data, binaries, user, options.durable);
  else if (version.trim() !== CLUSTER_VERSION) {
    throw new EmbeddedPostgresError(
      `${data} was made by PostgreSQL ${version.trim()}; this Ardoise brings PostgreSQL ${CLUSTER_VERSION}. Move the data with pg_dump of the old version, or give DATABASE_URL.`,
    );
  }
  return { data, socket, log: path.join(folder, 'postgres.log') };
}

/**
 * PostgreSQL starts on files of its own user alone: a copy that root made with `cp -r` would fail after seconds of silence.
 * @throws {EmbeddedPostgresError} with the command that restores their ownership
 */
async function refuseOthersFiles(
  folder: string,
  data: string,
  user: DatabaseUser | undefined,
): Promise<void> {
  const ours = user?.uid ?? process.getuid?.();
  for (const file of [data, path.join(data, 'PG_VERSION')]) {
    const owner = await stat(file)
      .then(({ uid }) => uid)
      .catch(() => undefined);
    if (owner === undefined || ours === undefined || owner === ours) continue;
    throw new EmbeddedPostgresError(
      `The files of ${data} belong to another user (${owner} in place of ${ours}), as after a copy made by root. Give them back: chown -R ${ours} ${folder}`,
    );
  }
}

async function makeFolder(folder: string, user: DatabaseUser | undefined): Promise<void> {
  try {
    await makeParent(path.dirname(folder));
    await makePrivate(folder, user);
  } catch (error) {
    throw new EmbeddedPostgresError(`The folder ${folder} cannot be made (DATA_DIR): ${String(error)}`, {
      cause: error,
    });
  }
  try {
    await run('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', folder], { ...user, cwd: '/' });
  } catch {
    throw new EmbeddedPostgresError(unreachable(folder, user));
  }
}

function unreachable(folder: string, user: DatabaseUser | undefined): string {
  if (!user) return `The folder ${folder} cannot be written to (DATA_DIR).`;
  return (
    `The folder ${folder} cannot be reached by the system user 'postgres', which PostgreSQL runs as when root ` +
    'starts the server: one of the folders above it is closed to others. Set DATA_DIR to a folder that every ' +
    'user can pass through, such as /var/lib/ardoise, or start the server as another user than root.'
  );
}

/** A DATA_DIR that we create is traversable by the database user, whatever the umask, but not listable. */
async function makeParent(parent: string): Promise<void> {
  const made = await mkdir(parent, { recursive: true });
  if (made) await chmod(parent, 0o711);
}

async function makePrivate(folder: string, user: DatabaseUser | undefined): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o700);
  if (user) await chown(folder, user.uid, user.gid);
}

async function makeSocketFolder(folder: string, user: DatabaseUser | undefined): Promise<string> {
  const inside = path.join(folder, 'socket');
  if (socketPath(inside).length <= LONGEST_SOCKET_PATH) {
    await makePrivate(inside, user);
    return inside;
  }
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const outside = path.join(tmpdir(), `ardoise-${name}`);
  await mkdir(outside, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await refuseForeign(outside, user);
  await makePrivate(outside, user);
  return outside;
}

/** The temporary folder is world-writable: a folder of that name owned by another user must not receive our socket. */
async function refuseForeign(folder: string, user: DatabaseUser | undefined): Promise<void> {
  const { uid } = await lstat(folder);
  const ours = [user?.uid, process.getuid?.()];
  if (!ours.includes(uid) || !(await stat(folder)).isDirectory()) {
    throw new EmbeddedPostgresError(`${folder} belongs to somebody else. Set DATA_DIR to a shorter path.`);
  }
}

function socketPath(folder: string): string {
  return path.join(folder, '.s.PGSQL.5432');
}

/**
 * French collation of text, identical on every system: the ICU rules ship with the binaries. Pages have checksums,
 * initdb's default since PostgreSQL 18.
 */
async function initialise(
  data: string,
  binaries: Binaries,
  user: DatabaseUser | undefined,
  durable: boolean,
): Promise<void> {
  const partial = `${data}.${process.pid}`;
  await removeUnfinished(data);
  const args = ['-D', partial, '-U', CLUSTER_OWNER, '--encoding=UTF8', '--locale=C'];
  args.push('--locale-provider=icu', '--icu-locale=fr', '--auth-local=trust', '--auth-host=reject');
  if (!durable) args.push('--no-sync');
  try {
    await run(binaries.initdb, args, {
      ...user,
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    });
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw new EmbeddedPostgresError(`PostgreSQL's initdb failed: ${String(error)}`, { cause: error });
  }
  await rename(partial, data).catch(async (error: NodeJS.ErrnoException) => {
    await rm(partial, { recursive: true, force: true });
    // Race: another server on the same folder has created the cluster first.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
  });
}

/** Removes the temporary folder of a server killed during creation. */
async function removeUnfinished(data: string): Promise<void> {
  const parent = path.dirname(data);
  for (const name of await readdir(parent)) {
    const [, pid] = /^cluster\.(\d+)$/.exec(name) ?? [];
    if (pid && (Number(pid) === process.pid || !isAlive(Number(pid)))) {
      // Its initdb may outlive the server briefly, and still write there.
      await rm(path.join(parent, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    }
  }
}
