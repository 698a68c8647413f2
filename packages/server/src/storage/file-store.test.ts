import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeFileStore } from '../testing/file-store-contract.ts';
import { diskPath } from './disk-files.ts';
import { FileStore } from './file-store.ts';
import { FileTooLarge, UploadInterrupted } from './incoming-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ardoise-store-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const incomingFiles = () => readdir(path.join(folder, 'files/incoming'));

describe('on disk', () => {
  describeFileStore((dataDir) => FileStore.open(dataDir));
});

it('has the layout that backups and restores know', async () => {
  const store = await FileStore.open(folder);
  const incoming = await store.receive(Readable.from([Buffer.from('bon'), Buffer.from('jour')]), 10);
  await store.keep(incoming);
  const hash = '2cb4b1431b84ec15d35ed83bb927e27e8967d75f4bcd9cc4b25c8d879ae23e18';
  expect(diskPath(folder, hash)).toBe(path.join(folder, 'files/blobs/2c', hash));
  expect(await readFile(diskPath(folder, hash), 'utf8')).toBe('bonjour');
  await store.preserve(Buffer.from('bonjour'));
  const { ino } = await stat(path.join(folder, 'files/preserved/2c', hash));
  await store.preserve(Buffer.from('bonjour'));
  expect((await stat(path.join(folder, 'files/preserved/2c', hash))).ino).toBe(ino);
  expect(await incomingFiles()).toEqual([]);
});

it('leaves nothing of an upload that is too large, interrupted, or discarded', async () => {
  const store = await FileStore.open(folder);
  await expect(store.receive(Readable.from([Buffer.alloc(6), Buffer.alloc(6)]), 10)).rejects.toThrow(
    FileTooLarge,
  );
  const broken = new PassThrough();
  broken.write(Buffer.alloc(5));
  setTimeout(() => broken.destroy(new Error('gone')), 20);
  await expect(store.receive(broken, 10)).rejects.toThrow(UploadInterrupted);
  await store.discard(await store.receiveBytes(Buffer.from('x')));
  expect(await incomingFiles()).toEqual([]);
});

it('deletes at start what no live process is receiving', async () => {
  await FileStore.open(folder);
  const ended = spawn(process.execPath, ['-e', '']);
  await once(ended, 'exit');
  const own = hostname().replace(/[^\w-]/g, '-');
  const names = {
    deadProcess: `${own}.${ended.pid}.aaaa`,
    // Pids are reused, in a container always: this process has only started.
    sameNumber: `${own}.${process.pid}.bbbb`,
    livingProcess: `${own}.${process.ppid}.cccc`,
    otherHost: 'ailleurs.1.dddd',
    otherHostLongAgo: 'ailleurs.2.eeee',
  };
  for (const name of Object.values(names)) await writeFile(path.join(folder, 'files/incoming', name), 'x');
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await utimes(path.join(folder, 'files/incoming', names.otherHostLongAgo), yesterday, yesterday);
  await FileStore.open(folder);
  expect((await incomingFiles()).sort()).toEqual([names.livingProcess, names.otherHost].sort());
});

it('reports a write cut short by the system as a full disk, and leaves nothing', async () => {
  const program = `
    import { Readable } from 'node:stream';
    import { FileStore } from ${JSON.stringify(path.join(import.meta.dirname, 'file-store.ts'))};
    const store = await FileStore.open(${JSON.stringify(folder)});
    const chunks = Array.from({ length: 64 }, () => Buffer.alloc(16 * 1024));
    await store.receive(Readable.from(chunks), 2 ** 21).catch((error) => console.log(error.name, error.cause.code));
  `;
  // File size limit of 128 blocks: further writes fail, as on a full disk.
  const child = spawn('sh', [
    '-c',
    'ulimit -f 128; exec "$0" --input-type=module --eval "$1"',
    process.execPath,
    program,
  ]);
  expect((await text(child.stdout)).trim()).toBe('DiskFull EFBIG');
  expect(await incomingFiles()).toEqual([]);
});
