// OpenStack Swift with its S3 interface, on free ports of 127.0.0.1 and in a temporary folder: the storage that
// npm run test:operations tests against.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { requireTools } from './tools.mjs';

const TEMPLATES = path.join(import.meta.dirname, 'swift');
const PATIENCE_MS = 60_000;
const RINGS = ['account', 'container', 'object'];
const RING_BUILDER = 'swift-ring-builder';
const PROGRAMS = {
  [RING_BUILDER]: 'swift',
  'swift-proxy-server': 'swift-proxy',
  'swift-account-server': 'swift-account',
  'swift-container-server': 'swift-container',
  'swift-object-server': 'swift-object',
  memcached: 'memcached',
};

/** Starts it; returns its address, and the function that stops it and deletes its folder. */
export async function startSwift() {
  requireTools(PROGRAMS);
  const folder = mkdtempSync(path.join(tmpdir(), 'ardoise-swift-'));
  const children = [];
  const stop = async () => {
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(children.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const ports = await writeFolder(folder);
    const start = (program, args) => {
      const log = openSync(path.join(folder, `${program}.log`), 'w');
      const child = spawn(program, args, { stdio: ['ignore', log, log] });
      child.on('error', (error) => console.error(`${program}: ${error.message}`));
      children.push(child);
    };
    start('memcached', ['-u', userInfo().username, '-l', '127.0.0.1', '-p', ports.memcached, '-m', '16']);
    for (const name of [...RINGS, 'proxy'])
      start(`swift-${name}-server`, [path.join(folder, 'etc', `${name}-server.conf`), '-v']);
    const endpoint = `http://127.0.0.1:${ports.proxy}`;
    await untilHealthy(endpoint, children, folder);
    return { endpoint, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Its configuration and rings, with one device that is a folder. Returns the ports. */
async function writeFolder(folder) {
  const etc = path.join(folder, 'etc');
  mkdirSync(etc);
  mkdirSync(path.join(folder, 'devices', 'one'), { recursive: true });
  const names = [...RINGS, 'proxy', 'memcached'];
  const free = await freePorts(names.length);
  const ports = Object.fromEntries(names.map((name, index) => [name, String(free[index])]));
  const values = { FOLDER: folder, USER: userInfo().username, MEMCACHED: ports.memcached };
  for (const name of [...RINGS, 'proxy']) {
    const template = readFileSync(path.join(TEMPLATES, `${name}-server.conf`), 'utf8');
    const text = template.replace(/@([A-Z]+)@/g, (_, key) => (key === 'PORT' ? ports[name] : values[key]));
    writeFileSync(path.join(etc, `${name}-server.conf`), text);
  }
  for (const ring of RINGS) {
    const build = (...args) => execFileSync(RING_BUILDER, [`${ring}.builder`, ...args], { cwd: etc });
    build('create', '6', '1', '0');
    build('add', `r1z1-127.0.0.1:${ports[ring]}/one`, '1');
    build('rebalance');
  }
  return ports;
}

/** All allocated before any is released, so that they differ. */
async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => server.address().port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

async function untilHealthy(endpoint, children, folder) {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await sleep(200)) {
    if (children.some((child) => child.exitCode !== null)) break;
    const isHealthy = await fetch(`${endpoint}/healthcheck`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isHealthy) return;
  }
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
  const said = logs.map((name) => readFileSync(path.join(folder, name), 'utf8').slice(-1000));
  throw new Error(`Swift did not start:\n${said.join('\n')}`);
}
