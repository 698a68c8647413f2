import { createHash } from 'node:crypto';
import { appendFile, mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inVolume } from '../../testing/volume.ts';
import { FileIndex } from './file-index.ts';
import { type BackedUpFile, FileListWriter } from './file-list.ts';
import { FormerBackup } from './former-backup.ts';
import { FILE_LIST, filesOf, type Manifest, readManifest, writeManifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const MANY = inVolume(20_000, 100_000);
const HEAD = {
  version: '1',
  createdAt: '2026-11-23T01:30:00.000Z',
  postgres: null,
  database: { server: '17.5', lsn: '0/1', at: '2026-11-23T01:29:00.000Z', dumped: false },
  migrations: [],
};
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');
const placeOf = (hash: string) => `data/files/blobs/${hash.slice(0, 2)}/${hash}`;

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ardoise-manifest-'));
});
afterAll(() => rm(root, { recursive: true }));

function* blobs(count: number): Generator<BackedUpFile> {
  for (let made = 0; made < count; made += 1) {
    const hash = sha256(String(made));
    yield { path: placeOf(hash), size: made, sha256: hash, mode: 0o600 };
  }
}

async function makeBackup(name: string, files: Iterable<BackedUpFile>): Promise<string> {
  const folder = path.join(root, name);
  await mkdir(folder);
  const writer = await FileListWriter.open(path.join(folder, FILE_LIST));
  for (const file of files) await writer.add(file);
  await writeManifest(folder, { ...HEAD, folders: [], files: await writer.end() });
  await writer.close();
  return folder;
}

async function listed(folder: string): Promise<BackedUpFile[]> {
  const files: BackedUpFile[] = [];
  for await (const file of filesOf(folder, await readManifest(folder))) files.push(file);
  return files;
}

/** As releases until 0062 made it: one JSON text, with the files. */
async function makeFirstFormat(name: string, contents: string[]): Promise<string> {
  const folder = path.join(root, name);
  const files: BackedUpFile[] = [];
  const folders = ['data', 'data/files', 'data/files/blobs'].map((one) => ({ path: one, mode: 0o700 }));
  for (const content of contents) {
    const file = placeOf(sha256(content));
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), content, { mode: 0o600 });
    folders.push({ path: path.dirname(file), mode: 0o700 });
    files.push({ path: file, size: content.length, sha256: sha256(content), mode: 0o600 });
  }
  const text = JSON.stringify({ product: 'ardoise', format: 1, ...HEAD, folders, files }, null, 1);
  await writeFile(path.join(folder, 'manifest.json'), text);
  await writeFile(path.join(folder, 'manifest.json.sha256'), `${sha256(text)}  manifest.json\n`);
  return folder;
}

it('describes thousands of files by a head that names none of them', async () => {
  const folder = await makeBackup('large', blobs(MANY));
  expect((await stat(path.join(folder, 'manifest.json'))).size).toBeLessThan(2_000);
  const manifest = await readManifest(folder);
  expect(manifest.files).toMatchObject({ count: MANY, bytes: (MANY * (MANY - 1)) / 2 });
  let read = 0;
  for await (const { size } of filesOf(folder, manifest)) {
    expect(size === read).toBe(true);
    read += 1;
  }
  expect(read).toBe(MANY);

  const index = await FileIndex.open(folder, manifest, (file) => file.size % 2 === 0);
  for (const known of [0, 2, MANY / 2, MANY - 2])
    expect((await index.find(placeOf(sha256(String(known)))))?.size).toBe(known);
  for (const absent of [1, MANY - 1, MANY]) {
    expect(await index.find(placeOf(sha256(String(absent))))).toBeUndefined();
  }
  await index.close();
});

it('is refused where the list was cut off, is longer, or has another byte', async () => {
  const cut = await makeBackup('cut', blobs(3));
  const list = path.join(cut, FILE_LIST);
  const text = await readFile(list, 'utf8');
  await truncate(list, text.lastIndexOf('{'));
  await expect(readManifest(cut)).rejects.toThrow('files.jsonl is damaged');
  await expect(FormerBackup.open(cut)).rejects.toThrow('files.jsonl is damaged');
  await writeFile(list, text);
  await appendFile(list, text.slice(0, text.indexOf('\n') + 1));
  await expect(readManifest(cut)).rejects.toThrow('is damaged');
  await writeFile(list, text.replace('"size":2', '"size":3'));
  await expect(listed(cut)).rejects.toThrow('is damaged');
  await writeFile(list, text.replaceAll('\n', ' '));
  await expect(listed(cut)).rejects.toThrow('is damaged');
  await rm(list);
  await expect(readManifest(cut)).rejects.toThrow('is damaged');
});

it('of a release before is restored, and lends its files', async () => {
  const folder = await makeFirstFormat('first', ['a photograph', 'a logo']);
  expect((await readManifest(folder)).files).toMatchObject({ count: 2, bytes: 18 });
  expect((await listed(folder)).map((file) => file.size)).toEqual([12, 6]);
  const dataDir = path.join(root, 'restored');
  const target = { dataDir, databaseUrl: 'postgresql://unused.invalid/x', databaseUser: undefined };
  await restoreBackup({ backup: folder, ...target, migrations: [], postgres: '18' });
  const hash = sha256('a logo');
  const restored = path.join(dataDir, 'files/blobs', hash.slice(0, 2), hash);
  expect(await readFile(restored, 'utf8')).toBe('a logo');

  const former = await FormerBackup.open(folder);
  const name = placeOf(hash).slice('data/'.length);
  expect([await former.has(name, 6), await former.has(name, 7)]).toEqual([true, false]);
  await former.close();
});

it('of a newer version is refused', async () => {
  const folder = await makeBackup('newer', []);
  const manifest: Manifest = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8'));
  const text = JSON.stringify({ ...manifest, format: 4 });
  await writeFile(path.join(folder, 'manifest.json'), text);
  await writeFile(path.join(folder, 'manifest.json.sha256'), sha256(text));
  await expect(readManifest(folder)).rejects.toThrow('was made by a newer Ardoise (1)');
});
