import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FileListWriter } from '../db/backup/file-list.ts';
import { FILE_LIST, writeManifest } from '../db/backup/manifest.ts';
import { BackupFolder } from './backup-folder.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ardoise-kept-'));
});
afterAll(() => rm(root, { recursive: true }));

async function backup(name: string, origin: string): Promise<void> {
  await mkdir(path.join(root, name));
  const list = await FileListWriter.open(path.join(root, name, FILE_LIST));
  const files = await list.end();
  await list.close();
  const rest = { version: '1', createdAt: '', postgres: null, migrations: [], folders: [], files };
  await writeManifest(path.join(root, name), { ...rest, origin });
}

it('counts, clears and deletes complete backups of its own only', async () => {
  const folder = new BackupFolder(root, { name: '0123abcd', formerName: '89abcdef' });
  const place = folder.placeAt(new Date('2026-11-23T01:30:00.123Z'));
  expect(path.basename(place)).toBe('ardoise-20261123T013000.123Z-0123abcd');

  await backup('ardoise-20261123T013000.123Z-0123abcd', '0123abcd');
  await backup('ardoise-20261122T013000.123Z-0123abcd', '0123abcd');
  // By a release that named it after its database.
  await backup('ardoise-20261110T013000.123Z-89abcdef', '89abcdef');
  const others = [
    'ardoise-20261121T013000.123Z-ffffffff', // another installation's
    'ardoise-20261121T013000.123Z-ffffffff.partial-77', // which is making one now
    'ardoise-20261120T013000.123Z-0123abcd', // named like ours, another's manifest
    'ardoise-20261119T013000.123Z-0123abcd', // no manifest
    'by-hand',
  ];
  for (const name of others.slice(0, 3)) await backup(name, 'ffffffff');
  await mkdir(path.join(root, others[3] ?? ''));
  await backup('by-hand', '0123abcd');
  await writeFile(path.join(root, 'notes.txt'), '');
  await backup('ardoise-20261118T013000.123Z-0123abcd.partial-77', '0123abcd');
  await backup('ardoise-20261117T013000.123Z-0123abcd.deleted', '0123abcd');

  await folder.clear();
  const listed = await folder.list();
  expect(listed.map((one) => one.takenAt.toISOString())).toEqual([
    '2026-11-23T01:30:00.123Z',
    '2026-11-22T01:30:00.123Z',
    '2026-11-10T01:30:00.123Z',
  ]);
  for (const one of listed) await folder.delete(one);
  expect((await readdir(root)).sort()).toEqual([...others, 'notes.txt'].sort());
});
