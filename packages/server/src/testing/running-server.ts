import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmasterFile } from '../db/embedded/postmaster-file.ts';
import { createPool } from '../db/pool.ts';

const SOURCE = path.resolve(import.meta.dirname, '..');

export interface RunningServer {
  child: ChildProcess;
  site: string;
  output: Promise<string>;
  errors: Promise<string>;
  exitCode: Promise<number | null>;
}

/** A program of the server as a child process, with only the given environment and the compile cache of `npm start`. */
export function runProgram(name: string, args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [path.join(SOURCE, name), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return {
    child,
    output: text(child.stdout),
    errors: text(child.stderr),
    exitCode: once(child, 'exit').then(([code]) => code as number | null),
  };
}

/** The server on its embedded PostgreSQL below `dataDir`, once it accepts requests. */
export async function startServer(dataDir: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  const running = runProgram('main.ts', [], { DATA_DIR: dataDir, PORT: String(port), DEMO: '0', ...env });
  while (!(await answers(site))) {
    if (running.child.exitCode !== null) throw new Error(await running.errors);
    await sleep(50);
  }
  return { ...running, site };
}

async function answers(site: string): Promise<boolean> {
  return fetch(`${site}/jdrupal/connect`).then(
    ({ status }) => status === 200,
    () => false,
  );
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A pool on the embedded database of a server that runs on `dataDir`. */
export function embeddedPool(dataDir: string) {
  const socket = encodeURIComponent(path.join(dataDir, 'postgres', 'socket'));
  return createPool(`postgresql://ardoise@localhost/ardoise?host=${socket}`, { size: 4 });
}

/** Kills the server and its PostgreSQL, like a power cut. */
export async function killAll({ child, exitCode }: RunningServer, dataDir: string): Promise<void> {
  const postmaster = await readPostmasterFile(path.join(dataDir, 'postgres', 'cluster'));
  child.kill('SIGKILL');
  if (postmaster !== undefined) process.kill(postmaster.pid, 'SIGKILL');
  await exitCode;
}
