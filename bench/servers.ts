import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postmasterOf } from './cpu.ts';
import { PLANS_FILE, PLANS_HOOK } from './plans.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The product's file storage while it is measured. */
export const BENCH_FILES: string = path.join(ROOT, 'data', 'bench-files');

export interface RunningServer {
  url: string;
  pid: number;
  /** Process of the PostgreSQL that it works on. */
  postmaster: number;
  stop: () => Promise<void>;
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  for (let tried = 0; tried < 200; tried += 1) {
    if (child.exitCode !== null) throw new Error(`${url} ended before it answered`);
    const reply = await fetch(url).catch(() => null);
    if (reply !== null) return;
    await sleep(100);
  }
  throw new Error(`${url} does not answer`);
}

async function start(
  args: string[],
  env: Record<string, string> & { DATABASE_URL: string },
  port: number,
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/`, child);
  return {
    url,
    pid: child.pid ?? 0,
    postmaster: await postmasterOf(env.DATABASE_URL),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/**
 * The product as run in production, without the demonstration, on a given database; with a hook that tells how its
 * statements are planned (plans.ts).
 */
export function startProduct(databaseUrl: string, port: number): Promise<RunningServer> {
  return start(
    ['--import', PLANS_HOOK, path.join(ROOT, 'packages/server/src/main.ts')],
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
