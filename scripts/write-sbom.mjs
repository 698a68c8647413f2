// npm run sbom: writes the components of the running product as CycloneDX, dist/sbom.cdx.json or the file given.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PINS } from './binaries.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

/**
 * npm's own list, of a copy of the manifests without what only development uses. Its `--omit dev` would also leave out
 * what the product shares with a tool, such as zod; the lock file distinguishes the two.
 */
async function runtimeComponents() {
  const folder = mkdtempSync(path.join(tmpdir(), 'ardoise-sbom-'));
  try {
    const lock = read('package-lock.json');
    lock.packages = Object.fromEntries(
      Object.entries(lock.packages)
        .filter(([, { dev }]) => dev !== true)
        .map(([location, { devDependencies: _, ...entry }]) => [location, entry]),
    );
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
    const workspaces = Object.keys(lock.packages).filter((location) => location.startsWith('packages/'));
    for (const location of ['', ...workspaces]) {
      const { devDependencies: _, ...manifest } = read(path.join(location, 'package.json'));
      mkdirSync(path.join(folder, location), { recursive: true });
      writeFileSync(path.join(folder, location, 'package.json'), JSON.stringify(manifest));
    }
    const options = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
    const { stdout } = await promisify(execFile)('npm', options, { cwd: folder, maxBuffer: 1 << 26 });
    return JSON.parse(stdout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** npm names folders, and its download URLs: neither belongs in a published file. */
function cleaned(component) {
  const { externalReferences: _, ...rest } = component;
  const reference = rest['bom-ref'];
  const properties = (rest.properties ?? []).filter(({ name }) => !name.endsWith(':path'));
  return { ...rest, name: reference.slice(0, reference.lastIndexOf('@')), properties };
}

/** Parts of the packages of Node and of PostgreSQL that are no JavaScript, per platform, with their hashes. */
function programs(pins) {
  return pins.map(({ program, name, version, sha256 }) => ({
    'bom-ref': `${program}:${name}@${version}`,
    type: 'application',
    name: program,
    version: version.replace(/-.*/, ''),
    scope: 'optional',
    description: `The programs of the npm package ${name} ${version}; the hash is that of ${PINS}`,
    hashes: [{ alg: 'SHA-256', content: sha256 }],
  }));
}

try {
  const bom = await runtimeComponents();
  const { name, version } = read('package.json');
  const product = { ...cleaned(bom.metadata.component), name, version };
  const added = programs(read(PINS));
  const whole = {
    ...bom,
    metadata: { ...bom.metadata, component: product },
    components: [...bom.components.map(cleaned), ...added],
    dependencies: [...bom.dependencies, ...added.map((one) => ({ ref: one['bom-ref'], dependsOn: [] }))],
  };
  const target = path.resolve(process.argv[2] ?? path.join(ROOT, 'dist', 'sbom.cdx.json'));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(whole, null, 2)}\n`);
  console.log(`${target}: ${whole.components.length} components.`);
} catch (error) {
  console.error(error.stderr || error.message);
  process.exitCode = 1;
}
