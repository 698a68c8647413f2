import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environmentWithBin, NODE, ROOT } from './installation.mjs';
import { runCommand } from './run-command.mjs';

const INPUTS = ['packages/web', 'packages/domain', 'package-lock.json', 'tsconfig.base.json'];
const NOT_INPUTS = new Set(['dist', 'node_modules']);
const PAGE = path.join(ROOT, 'packages', 'web', 'dist', 'index.html');
const RECORD = path.join(ROOT, '.cache', 'web-build.sha256');

/** Builds the page, unless a build of the very same files exists. */
export async function buildWebIfChanged() {
  const built = existsSync(RECORD) && existsSync(PAGE) ? readFileSync(RECORD, 'utf8') : undefined;
  if (built === fingerprint()) return;
  console.log('Building the page (only when it has changed)…');
  await buildWeb();
}

/** Builds the page; fails when it exceeds its size budget. */
export async function buildWeb() {
  const before = fingerprint();
  rmSync(RECORD, { force: true });
  const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  await runCommand(NODE, [vite, 'build', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'packages', 'web'),
    env: environmentWithBin({ NODE_ENV: 'production' }),
  });
  mkdirSync(path.dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, before);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((name) => filesBelow(path.join(ROOT, name)))) {
    hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(location) {
  if (!statSync(location).isDirectory()) return [location];
  return readdirSync(location)
    .filter((name) => !NOT_INPUTS.has(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesBelow(path.join(location, name)));
}
