import { spawnSync } from 'node:child_process';
import process from 'node:process';

/** Runs a program and returns its output. @throws Error with that output when it fails */
export function output(command, args, options = {}) {
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', ...options });
  if (error !== undefined) throw new Error(`${command} cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return `${stdout}${stderr}`;
}

const isThere = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/**
 * Installs the Debian packages whose programs are missing, without starting their services.
 * @param {Record<string, string>} programs the package of each program
 * @throws Error with what to install
 */
export function requireTools(programs) {
  const missing = Object.entries(programs).filter(([program]) => !isThere(program));
  if (missing.length === 0) return;
  const packages = [...new Set(missing.map(([, name]) => name))];
  console.log(`Installing from Debian: ${packages.join(', ')}…`);
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
  try {
    output('apt-get', ['update', '-qq'], { env });
    output('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
  } catch (error) {
    throw new Error(
      `${packages.join(', ')} could not be installed (${error.message}). Run this as root on Debian with its archive in reach, or install them first.`,
      { cause: error },
    );
  }
}
