import { spawnSync } from 'node:child_process';
import { runCommand } from '../run-command.mjs';

/**
 * Installs Debian packages unless their programs are there. Their services are not started.
 * @param {Record<string, string>} programs a program of each package, by the package's name
 */
export async function ensurePackages(programs) {
  const missing = Object.entries(programs).filter(([, program]) => !isThere(program));
  if (missing.length === 0) return;
  const names = missing.map(([name]) => name);
  if (!isThere('apt-get'))
    throw new Error(`These tests need ${names.join(', ')}, and this system has no apt-get to install them.`);
  console.log(`Installing from Debian: ${names.join(', ')}…`);
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await runCommand('apt-get', ['update', '-qq'], { env });
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { env });
  } catch (error) {
    throw new Error(
      `These tests need ${names.join(', ')}, which could not be installed (${error.message}). Run them as root on Debian with its archive in reach, or install the packages first.`,
      { cause: error },
    );
  }
}

function isThere(program) {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}
