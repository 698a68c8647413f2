import { readdir, readFile, readlink, realpath, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { ClusterFolder } from './cluster-folder.ts';
import { isAlive } from './is-alive.ts';
import { isPostmasterOf } from './postmaster-file.ts';

/**
 * Removes stale lock files of a dead postmaster that PostgreSQL would treat as locked: their pid was reused by another
 * program, or belongs to a zombie process, as in a container whose init does not reap. Call it when no postmaster of
 * this cluster runs.
 * A lock with an unused pid is kept: PostgreSQL then checks itself whether a server process of the old postmaster still
 * uses the cluster. Removing it would bypass that check, so we make it first.
 */
export async function removeStaleLocks({ data, socket }: ClusterFolder): Promise<void> {
  for (const lock of [path.join(data, 'postmaster.pid'), path.join(socket, '.s.PGSQL.5432.lock')]) {
    const pid = Number.parseInt(await readFile(lock, 'utf8').catch(() => ''), 10);
    if (!(pid > 0) || !isAlive(pid) || (await isPostmasterOf(pid, data))) continue;
    if (await hasServerProcess(data)) return;
    await unlink(lock).catch(refuseUnlessGone);
  }
}

/**
 * Whether any PostgreSQL process has the cluster's folder as its working directory, as all of them do. Returns false
 * elsewhere than on Linux, where zombies are reaped immediately.
 */
export async function hasServerProcess(data: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  const folder = await realpath(data);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const folders = await Promise.all(pids.map((pid) => readlink(`/proc/${pid}/cwd`).catch(() => '')));
  return folders.includes(folder);
}

function refuseUnlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
