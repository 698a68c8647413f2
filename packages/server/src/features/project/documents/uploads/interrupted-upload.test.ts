import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteFile, listFiles, uploadFile } from '@ardoise/domain/contract/files.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FileStore } from '../../../../storage/file-store.ts';
import { type ChrDraft, createChrDraft } from '../../../../testing/chr-draft.ts';
import { multipart } from '../../../../testing/multipart.ts';
import { jpegFile, noisyPng, pngFile } from '../../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { removeUnreferencedBlobs } from '../files/remove-unreferenced.ts';

let site: TestApp;
let port: number;
let project: ChrDraft;
beforeAll(async () => {
  site = await createTestApp();
  const address: Promise<string> = site.app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(await address).port);
  project = await createChrDraft(site);
});
afterAll(() => site.close());

const entries = (folder: string) => readdir(path.join(site.config.dataDir, 'files', folder));

async function eventually(condition: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 5000; !(await condition()); ) {
    if (Date.now() > end) throw new Error('it never came');
    await sleep(20);
  }
}

/** Opens a connection and sends the head of an upload request. */
async function beginSending(length: number, contentType: string) {
  const credentials = await project.caller.credentials();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /rest/myplv/projets/upload HTTP/1.1\r\nhost: localhost\r\ncookie: ${credentials?.cookie}\r\n` +
      `x-csrf-token: ${credentials?.csrf}\r\ncontent-type: ${contentType}\r\ncontent-length: ${length}\r\n\r\n`,
  );
  return socket;
}

it('leaves nothing of an upload whose connection breaks', async () => {
  const form = multipart(
    { projet_id: project.id, file_type: 'photo_carte' },
    { name: 'x.png', content: await noisyPng(1200) },
  );
  const socket = await beginSending(form.body.length, form.headers['content-type']);
  socket.write(form.body.subarray(0, form.body.length / 2));
  await eventually(async () => (await entries('incoming')).length === 1);
  socket.destroy();
  await eventually(async () => (await entries('incoming')).length === 0);
  expect((await project.caller.call(listFiles, { params: { id: project.id } })).body).toEqual([]);
});

it('sends its refusal before the end of the upload, and keeps the connection usable', async () => {
  const content = Buffer.concat([await jpegFile(), Buffer.alloc(30 * 1024 * 1024)]);
  const form = multipart({ projet_id: project.id, file_type: 'photo_carte' }, { name: 'x.exe', content });
  const socket = await beginSending(form.body.length, form.headers['content-type']);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.write(form.body);
  await eventually(async () => answer.includes('Formats acceptés'));
  expect(answer).toMatch(/^HTTP\/1\.1 415 /);
  socket.write('GET /jdrupal/connect?_format=json HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
  await eventually(async () => answer.includes('HTTP/1.1 200'));
  socket.destroy();
});

it('frees the space of deleted files after 30 days, and of nothing else', async () => {
  const store = await FileStore.open(site.config.dataDir);
  const send = async (content: Buffer) => {
    const form = multipart({ projet_id: project.id, file_type: 'photo_carte' }, { name: 'x.png', content });
    return (await project.caller.call(uploadFile, form)).body;
  };
  const [kept, twice, gone] = [await pngFile(10, 10), await pngFile(20, 20), await pngFile(30, 30)];
  const [keptFile, , goneFile] = [await send(kept), await send(twice), await send(gone)];
  const secondOfTwice = await send(twice);
  for (const { filename } of [goneFile, secondOfTwice]) {
    const deleted = await project.caller.call(deleteFile, {
      params: { id: project.id },
      query: { filename },
    });
    expect(deleted.body).toBe(true);
  }
  const orphan = await store.receiveBytes(Buffer.from('orphelin'));
  await store.keep(orphan);
  expect(await removeUnreferencedBlobs(site.pool, store)).toBe(1);
  await site.pool.query(
    `update files set deleted_at = now() - interval '31 days' where deleted_at is not null`,
  );
  expect(await removeUnreferencedBlobs(site.pool, store)).toBe(1);
  expect(await entries(`blobs/${keptFile.empreinte.slice(0, 2)}`)).toContain(keptFile.empreinte);
  expect(await entries(`blobs/${secondOfTwice.empreinte.slice(0, 2)}`)).toContain(secondOfTwice.empreinte);
  expect(await entries(`blobs/${goneFile.empreinte.slice(0, 2)}`)).not.toContain(goneFile.empreinte);
});
