import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import multipartForms from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { receiveFile, rulesOf } from '../features/project/documents/files/receive-file.ts';
import { isFile, readForm } from '../features/project/documents/files/upload-form.ts';
import { FileStore } from '../storage/file-store.ts';
import { multipart } from '../testing/multipart.ts';
import { connectTo, listenLocally } from '../testing/raw-connection.ts';
import { pngFile } from '../testing/sample-files.ts';
import { installErrorReplies } from './errors.ts';
import { installRequestParsing } from './request-parsing.ts';
import { cutSlowBodies } from './slow-bodies.ts';

/** A byte per second and per minute, a thousand times faster. */
const WINDOW = 900;
const PACE = { windowMs: WINDOW, leastBytes: 20, wholeMs: 2 * WINDOW };

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ardoise-slow-'));
  const store = await FileStore.open(folder);
  app = Fastify();
  installErrorReplies(app, () => undefined);
  installRequestParsing(app);
  cutSlowBodies(app, PACE);
  await app.register(multipartForms);
  app.post('/early', async () => 'non');
  app.post('/json', async ({ body }) => ({ body }));
  app.post('/file', async (request) => {
    for await (const part of readForm(request, 1)) {
      if (!isFile(part)) continue;
      const { incoming } = await receiveFile(store, part, rulesOf('photo_carte', 'dc'), 0);
      await store.discard(incoming);
      return { size: incoming.size };
    }
    return {};
  });
  await listenLocally(app);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const head = (address: string, type: string, length: number) =>
  `POST ${address} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`;
const TOO_SLOW =
  /^HTTP\/1\.1 408 .+connection: close.+"code":"DELAI_DEPASSE","message":"L’envoi est trop lent/s;

async function form() {
  return multipart({ file_type: 'photo_carte' }, { name: 'x.png', content: await pngFile(60, 60) });
}

it('refuses JSON sent a byte at a time, with a message', async () => {
  const connection = await connectTo(app);
  connection.socket.write(head('/json', 'application/json', 5000));
  await Promise.all([connection.drip(' ', 150), connection.closed]);
  expect(connection.said()).toMatch(TOO_SLOW);
});

it('refuses JSON that is fast enough but endless', { tags: 'long' }, async () => {
  const connection = await connectTo(app);
  connection.socket.write(head('/json', 'application/json', 1_000_000));
  await Promise.all([connection.drip(' '.repeat(200), 50), connection.closed]);
  expect(connection.said()).toMatch(TOO_SLOW);
});

it('aborts a slow file upload, and leaves nothing of it', async () => {
  const { body, headers } = await form();
  const connection = await connectTo(app);
  connection.socket.write(head('/file', headers['content-type'], body.length + 5000));
  connection.socket.write(body.subarray(0, body.length - 200));
  await Promise.all([connection.drip('x', 150), connection.closed]);
  expect(connection.said()).toMatch(TOO_SLOW);
  expect(await readdir(path.join(folder, 'files/incoming'))).toEqual([]);
});

it('accepts a file for as long as it keeps the minimum rate', async () => {
  const { body, headers } = await form();
  const connection = await connectTo(app);
  connection.socket.write(head('/file', headers['content-type'], body.length));
  const piece = Math.ceil(body.length / 60);
  for (let at = 0; at < body.length; at += piece) await connection.drip(body.subarray(at, at + piece), 50, 1);
  await expect.poll(connection.said).toMatch(/^HTTP\/1\.1 200 /);
  connection.socket.destroy();
});

it('closes an unread body once its response is sent', { tags: 'long' }, async () => {
  const connection = await connectTo(app);
  connection.socket.write(head('/early', 'multipart/form-data; boundary=x', 5000));
  await Promise.all([connection.drip(' ', 150), connection.closed]);
  expect(connection.said()).toMatch(/^HTTP\/1\.1 200 .+non$/s);
});

it('ignores an idle keep-alive connection', { tags: 'long' }, async () => {
  const connection = await connectTo(app);
  const call = `${head('/json', 'application/json', 2)}{}`;
  connection.socket.write(call);
  await expect.poll(connection.said).toMatch(/200 OK/);
  await new Promise((done) => setTimeout(done, 2 * WINDOW));
  connection.socket.write(call);
  await expect.poll(() => connection.said().match(/200 OK/g)?.length).toBe(2);
  connection.socket.destroy();
});

it('keeps nothing of a request that was answered', async () => {
  const patient = Fastify();
  cutSlowBodies(patient);
  const received: WeakRef<object>[] = [];
  patient.post('/json', async ({ raw }) => {
    received.push(new WeakRef(raw));
    return {};
  });
  await listenLocally(patient);
  const connection = await connectTo(patient);
  for (let sent = 1; sent <= 5; sent += 1) {
    connection.socket.write(`${head('/json', 'application/json', 2)}{}`);
    await expect.poll(() => connection.said().match(/200 OK/g)?.length).toBe(sent);
  }
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await new Promise((done) => setImmediate(done));
  collect();
  // The connection itself refers to its last request.
  expect(received.slice(0, -1).filter((request) => request.deref() !== undefined)).toEqual([]);
  connection.socket.destroy();
  await patient.close();
});
