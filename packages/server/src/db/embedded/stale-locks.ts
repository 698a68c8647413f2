import { readdir, readFile, readlink, realpath, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { ClusterFolder } from './cluster-folder.ts';
import { isAlive } from './is-alive.ts';
import { isPostmasterOf } from './postmaster-file.ts';

/**
 * Removes the lock files of a postmaster that is gone, where PostgreSQL itself would take them for held: their
 * process number was given to another program, or stays with a dead process that nobody has collected, as in a
 * container whose first process collects none. Call it when no postmaster of this cluster runs.
 *
 * A lock whose number is free stays: PostgreSQL then looks by itself whether a server process of the old
 * postmaster still works on the cluster. Removing it takes that look away, so we look first.
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
 * Whether any process of PostgreSQL still works in its cluster's folder, as all of them do. Elsewhere than on Linux the
 * answer is no: dead processes are collected at once there.
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
