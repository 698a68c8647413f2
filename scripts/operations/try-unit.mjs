// Runs the unit under a systemd, by the commands of deploy/README.md: hardening that systemd-analyze finds right may
// still prevent PostgreSQL or Node from running.
import assert from 'node:assert/strict';
import { appendFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOwnSystemd } from './own-systemd.mjs';

const PORT = 8337;
const SITE = `http://127.0.0.1:${PORT}`;
const BACKUPS = '/srv/backups';

async function waitFor(what, isSo) {
  for (let second = 0; second < 60; second += 1) {
    if (await isSo()) return;
    await sleep(1_000);
  }
  throw new Error(`waited a minute: ${what}`);
}

const isReady = async () => (await fetch(`${SITE}/sante/pret`).catch(() => null))?.status === 200;

/**
 * As deploy/README.md says, without the settings of a database and a mail server. Debian has no Node that is new enough:
 * npm's replaces it.
 */
function install({ run, root }) {
  run('cp', '--dereference', '/opt/ardoise/node_modules/.bin/node', '/usr/bin/node');
  run('useradd', '--system', '--home-dir=/var/lib/ardoise', '--shell=/usr/sbin/nologin', 'ardoise');
  mkdirSync(path.join(root, 'etc/ardoise'), { mode: 0o700 });
  const settings = [`PORT=${PORT}`, `PUBLIC_URL=${SITE}`, `SECRET_KEY=${'0'.repeat(64)}`];
  writeFileSync(path.join(root, 'etc/ardoise/ardoise.env'), `${settings.join('\n')}\n`, { mode: 0o600 });
  run('install', '-m', '644', '/opt/ardoise/deploy/systemd/ardoise.service', '/etc/systemd/system/');
  run('systemctl', 'daemon-reload');
  run('systemctl', 'enable', '--now', 'ardoise');
}

const shown = ({ run }, property) =>
  run('systemctl', 'show', `--property=${property}`, '--value', 'ardoise').trim();

async function checkServing({ run }) {
  await waitFor('ready', isReady);
  assert.match(await (await fetch(`${SITE}/login`)).text(), /<!doctype html>/);
  const asArdoise = ['runuser', '-u', 'ardoise', '--', 'env', 'DATA_DIR=/var/lib/ardoise', 'DEMO=0'];
  const command = ['node', '/opt/ardoise/packages/server/src/create-administrator.ts'];
  const said = run(...asArdoise, ...command, 'admin', 'admin@client.example', 'Ada', 'Martin');
  assert.match(said, /One-time password/);
}

/** Only with write access there, granted as deploy/README.md says. */
async function checkBackups({ run, root }) {
  run('install', '-d', '-m', '700', '-o', 'ardoise', BACKUPS);
  const dropIn = path.join(root, 'etc/systemd/system/ardoise.service.d');
  mkdirSync(dropIn);
  writeFileSync(path.join(dropIn, 'override.conf'), `[Service]\nReadWritePaths=${BACKUPS}\n`);
  appendFileSync(path.join(root, 'etc/ardoise/ardoise.env'), `BACKUP_DIR=${BACKUPS}\n`);
  run('systemctl', 'daemon-reload');
  run('systemctl', 'restart', 'ardoise');
  const isWhole = (name) => /^ardoise-[^.]+\.[0-9]{3}Z-[0-9a-f]+$/.test(name);
  // None was made yet: the first is due at once.
  await waitFor('a backup', () => readdirSync(path.join(root, BACKUPS)).some(isWhole));
}

async function checkRestart(system) {
  const before = shown(system, 'MainPID');
  system.run('systemctl', 'kill', '--kill-whom=main', '--signal=SIGKILL', 'ardoise');
  await waitFor('started again', async () => shown(system, 'MainPID') !== before && (await isReady()));
  assert.equal(shown(system, 'NRestarts'), '1');
}

function checkStop(system) {
  system.run('systemctl', 'stop', 'ardoise');
  assert.equal(shown(system, 'Result'), 'success');
  assert.equal(shown(system, 'ExecMainStatus'), '0');
  assert.equal(system.run('find', '/proc', '-maxdepth', '1', '-user', 'ardoise'), '', 'something runs on');
}

export async function tryUnit() {
  const system = await startOwnSystemd();
  try {
    install(system);
    await checkServing(system);
    await checkBackups(system);
    await checkRestart(system);
    checkStop(system);
  } catch (error) {
    error.message += `\n${system.run('journalctl', '-u', 'ardoise', '-o', 'cat', '--no-pager')}`;
    throw error;
  } finally {
    await system.stop();
  }
}
