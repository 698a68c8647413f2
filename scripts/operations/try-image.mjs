// Builds the image and runs it as it is meant to run: as nobody, on a root file system that is read only, beside a
// PostgreSQL of its own, which its scheduled backup dumps.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../installation.mjs';
import { openPodman } from './podman.mjs';
import { output, requireTools } from './tools.mjs';

const NAME = `ardoise-try-${process.pid}`;
const DATABASE_PORT = 8338;
const PORT = 8339;
const SITE = `http://127.0.0.1:${PORT}`;
const NOBODY = 65534;
const BACKUPS = `${NAME}-backups`;
const INSTALLED = '/usr/lib/postgresql';

/** PostgreSQL on the loopback, until the returned function is called. */
async function startPostgres() {
  requireTools({ pg_createcluster: 'postgresql' });
  const [newest] = readdirSync(INSTALLED).sort((a, b) => b - a);
  const binaries = path.join(INSTALLED, newest, 'bin');
  const folder = mkdtempSync(path.join(tmpdir(), 'ardoise-image-database-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const as = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const cluster = path.join(folder, 'cluster');
  output(path.join(binaries, 'initdb'), ['-D', cluster, '-U', 'ardoise', '--auth=trust'], as);
  const options = ['-D', cluster, '-p', String(DATABASE_PORT), '-h', '127.0.0.1', '-k', folder];
  const child = spawn(path.join(binaries, 'postgres'), options, { stdio: 'ignore', ...as });
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

/** Expected replies of a running container. */
async function checkServing(podman) {
  await waitForReady();
  const page = await fetch(`${SITE}/login`);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /<!doctype html>/);
  podman.checkHealth(NAME);
  assert.equal(podman.exec(NAME, 'id', '-u').stdout.trim(), '10001');
  const written = podman.exec(NAME, 'touch', '/opt/ardoise/x');
  assert.notEqual(written.status, 0, 'the root file system can be written');
}

/** The image's pg_dump is not older than Debian's server. */
async function checkBackup(podman) {
  const list = () => podman.exec(NAME, 'sh', '-c', 'ls -d /srv/backups/ardoise-*Z-????????/*');
  for (let second = 0; second < 60 && list().status !== 0; second += 1) await sleep(1_000);
  const { stdout } = list();
  for (const name of ['database.dump', 'files.jsonl', 'manifest.json'])
    assert.match(stdout, new RegExp(`/${name}$`, 'm'), `the scheduled backup has no ${name}`);
}

export async function tryImage() {
  requireTools({ podman: 'podman', buildah: 'buildah', mmdebstrap: 'mmdebstrap' });
  output(process.execPath, [path.join(ROOT, 'scripts', 'build-image.mjs')]);
  const podman = openPodman();
  const stopPostgres = await startPostgres();
  try {
    const settings = {
      BACKUP_DIR: '/srv/backups',
      DATABASE_URL: `postgresql://ardoise@127.0.0.1:${DATABASE_PORT}/postgres`,
      HOST: '127.0.0.1',
      PORT,
      PUBLIC_URL: SITE,
    };
    const volumes = [`--volume=${NAME}:/var/lib/ardoise`, `--volume=${BACKUPS}:/srv/backups`];
    podman.start(NAME, settings, ...volumes);
    await checkServing(podman);
    await checkBackup(podman);
    podman.stop(NAME);
    assert.equal(podman.exitCode(NAME), 0, 'it ends by itself when it is told to');
  } catch (error) {
    error.message += `\n${podman.logs(NAME)}`;
    throw error;
  } finally {
    podman.remove(NAME, NAME, BACKUPS);
    await stopPostgres();
  }
}
