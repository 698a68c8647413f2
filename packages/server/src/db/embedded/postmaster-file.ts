import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { isAlive } from './is-alive.ts';

const run = promisify(execFile);

/** The contents of `postmaster.pid`, written by PostgreSQL's main process. */
export type Postmaster = { readonly pid: number; readonly socket: string; readonly ready: boolean };

/** The live postmaster of this cluster, or undefined. */
export async function findPostmaster(data: string): Promise<Postmaster | undefined> {
  const postmaster = await readPostmasterFile(data);
  return postmaster && (await isPostmasterOf(postmaster.pid, data)) ? postmaster : undefined;
}

export async function readPostmasterFile(data: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , , socket = '', , , status = ''] = text.split('\n');
  if (!pid || !Number.isInteger(Number(pid))) return undefined;
  return { pid: Number(pid), socket, ready: status.trim() === 'ready' };
}

/** Checks the process's command line, which contains the cluster's path: the pid alone may have been reused. */
export async function isPostmasterOf(pid: number, data: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const words =
    process.platform === 'linux'
      ? (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0').join(' ')
      : await run('ps', ['-o', 'command=', '-p', String(pid)]).then(
          ({ stdout }) => stdout,
          () => '',
        );
  return words.includes(`-D ${data} `);
}
