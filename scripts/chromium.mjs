import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { runCommand } from './run-command.mjs';

/** The one without a user interface first: the browser tests take an eighth less of the processor with it. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
/** The path of a Chromium for the browser tests; installs one when there is none (root on Debian). */
export async function ensureChromium() {
  const present = process.env.CHROMIUM_PATH ?? findChromium();
  if (present) return present;
  if (process.getuid?.() !== 0 || !which('apt-get')) {
    throw new Error(
      `The browser tests need Chromium: install one (${NAMES.join(', ')}), or set CHROMIUM_PATH.`,
    );
  }
  console.log('Installing Chromium…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '-qq'], { env });
  const install = (name) =>
    runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
  // An older release of Debian has the second alone.
  await install('chromium-headless-shell').catch(() => install('chromium'));
  const installed = findChromium();
  if (!installed) throw new Error('Chromium was installed, but is not on the PATH.');
  return installed;
}

function findChromium() {
  return NAMES.map(which).find(Boolean);
}

function which(name) {
  const { status, stdout } = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
