import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MEMORY_FOLDER } from '../packages/server/src/testing/memory-folder.ts';
import { freePort } from '../packages/server/src/testing/running-server.ts';
import { SERVER_FLAGS } from '../scripts/server-flags.mjs';

const MAIN = 'packages/server/src/main.ts';
const ROOT = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);

/** The product as `npm start` runs it, in its own process, with its embedded PostgreSQL. */
export interface RunningProduct {
  url: string;
  /** Its standard error so far. */
  complaints: () => string;
  /** Sends SIGTERM and awaits the exit. */
  stop: () => Promise<void>;
  /** Sends SIGKILL: no shutdown handler runs. */
  kill: () => Promise<void>;
}

/** An empty data folder, traversable by the user that PostgreSQL runs as. */
export async function emptyDataDir(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(MEMORY_FOLDER, `ardoise-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}

async function answering(url: string, child: ChildProcess, complaints: () => string): Promise<void> {
  for (let tried = 0; tried < 6000; tried += 1) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the product ended at start: ${complaints()}`);
    const reply = await fetch(`${url}/jdrupal/connect?_format=json`).catch(() => null);
    if (reply?.ok) return;
    await sleep(50);
  }
  throw new Error(`the product does not answer: ${complaints()}`);
}

/** @param root the checkout whose code runs; this one's unless another version is compared */
export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
  root = ROOT,
): Promise<RunningProduct> {
  const port = env.PORT === undefined ? await freePort() : Number(env.PORT);
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...SERVER_FLAGS, MAIN], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // As `npm start` (scripts/installation.mjs).
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATA_DIR: dataDir,
      DEMO_DOCUMENTS: '0',
      PORT: String(port),
      PUBLIC_URL: url,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const complaints = () => Buffer.concat(said).toString();
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await answering(url, child, complaints);
  return { url, complaints, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

async function postmasterFile(dataDir: string): Promise<string[]> {
  const { stdout } = await run('find', [dataDir, '-name', 'postmaster.pid', '-maxdepth', '4']);
  const file = stdout.trim().split('\n')[0];
  if (!file) throw new Error('no PostgreSQL runs here');
  return (await readFile(file, 'utf8')).split('\n');
}

/** The connection string of a running product's embedded database. */
export async function databaseOf(dataDir: string): Promise<string> {
  const [, , , , socket = ''] = await postmasterFile(dataDir);
  return `postgresql://ardoise@localhost/ardoise?host=${encodeURIComponent(socket)}`;
}

/** Kills a cluster's PostgreSQL with all its processes, by its pid file. */
export async function killPostgres(dataDir: string): Promise<void> {
  const postmaster = Number((await postmasterFile(dataDir))[0]);
  const { stdout: processes } = await run('ps', ['-eo', 'pid=,ppid=']);
  const children = processes
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (parent === postmaster && pid !== undefined ? [pid] : []));
  for (const pid of [postmaster, ...children]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // Backends exit once the postmaster is gone: an already dead process is fine.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
