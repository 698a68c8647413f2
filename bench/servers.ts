import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVER_FLAGS } from '../scripts/server-flags.mjs';
import { postmasterOf, processMs } from './cpu.ts';
import { PLANS_FILE, PLANS_HOOK } from './plans.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const MAIN = path.join(ROOT, 'packages/server/src/main.ts');

/** The product's file storage while it is measured. */
export const BENCH_FILES: string = path.join(ROOT, 'data', 'bench-files');

export interface RunningProcess {
  url: string;
  pid: number;
  /** Processor time from its start to its first answer, in seconds. */
  startSeconds: number;
  stop: () => Promise<void>;
}

export interface RunningServer extends RunningProcess {
  /** Process of the PostgreSQL that it works on. */
  postmaster: number;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tried = 0; tried < 1000; tried += 1) {
    if (child.exitCode !== null) throw new Error(`${url} ended before it answered`);
    const reply = await fetch(url).catch(() => null);
    if (reply !== null) return;
    await sleep(20);
  }
  throw new Error(`${url} does not answer`);
}

async function startProcess(
  args: string[],
  env: Record<string, string>,
  port: number,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/`, child);
  const pid = child.pid ?? 0;
  return {
    url,
    pid,
    startSeconds: (await processMs(pid)) / 1000,
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function start(
  args: string[],
  env: Record<string, string> & { DATABASE_URL: string },
  port: number,
): Promise<RunningServer> {
  const running = await startProcess(args, env, port);
  return { ...running, postmaster: await postmasterOf(env.DATABASE_URL) };
}

/**
 * The product as run in production, without the demonstration, on a given database; with a hook that reports how its
 * statements are planned (plans.ts).
 */
export function startProduct(
  databaseUrl: string,
  port: number,
  hook: string | null = PLANS_HOOK,
): Promise<RunningServer> {
  return start(
    [...SERVER_FLAGS, ...(hook === null ? [] : ['--import', hook]), MAIN],
    {
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      DEMO: '0',
      DATA_DIR: BENCH_FILES,
      PLANS_FILE,
    },
    port,
  );
}

/** The same with the demonstration, and its embedded PostgreSQL in this data folder. */
export function startDemonstration(dataDir: string, port: number): Promise<RunningProcess> {
  const env = { PORT: String(port), DEMO: '1', DATA_DIR: dataDir };
  return startProcess([...SERVER_FLAGS, MAIN], env, port);
}

/** The reference, unchanged. */
export function startLimit(databaseUrl: string, port: number): Promise<RunningServer> {
  return start(
    [path.join(import.meta.dirname, 'limit.mjs')],
    { DATABASE_URL: databaseUrl, PORT: String(port) },
    port,
  );
}

/** The least that does the durable work of a change of status on the product's tables. */
export function startCeiling(databaseUrl: string, port: number): Promise<RunningServer> {
  return start(
    [path.join(import.meta.dirname, 'ceiling.mjs')],
    { DATABASE_URL: databaseUrl, PORT: String(port) },
    port,
  );
}
