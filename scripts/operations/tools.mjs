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
 * @param programs the package of each program
 */
export function requireTools(programs) {
  const missing = Object.entries(programs).filter(([program]) => !isThere(program));
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name);
  if (process.getuid?.() !== 0)
    throw new Error(`Install ${packages.join(', ')}, or run this as root on Debian.`);
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' };
  output('apt-get', ['update'], { env });
  output('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
}
