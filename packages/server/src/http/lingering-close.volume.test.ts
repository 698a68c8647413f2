import { type AddressInfo, connect } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { uploadFile } from '@ardoise/domain/contract/files.ts';
import multipartForms from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFile, readForm } from '../features/project/documents/files/upload-form.ts';
import { multipart } from '../testing/multipart.ts';
import { listenLocally } from '../testing/raw-connection.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { inVolume } from '../testing/volume.ts';
import { lingerOnClose } from './lingering-close.ts';

const MEGABYTE = 1024 * 1024;
const LINGER = { bytes: 8 * MEGABYTE, ms: 60_000 };

const TURNS = inVolume(3, 20);

let site: TestApp;
let bounded: FastifyInstance;
beforeAll(async () => {
  site = await createTestApp();
  await listenLocally(site.app);
  bounded = Fastify();
  lingerOnClose(bounded, LINGER);
  await bounded.register(multipartForms);
  bounded.post('/unread', async () => 'non');
  bounded.post('/halfway', async (incoming) => {
    for await (const part of readForm(incoming, 1)) if (isFile(part)) return 'non';
    return 'sans fichier';
  });
  await listenLocally(bounded);
});
afterAll(async () => {
  await bounded.close();
  await site.close();
});

const PIECE = Buffer.alloc(65_536);

/** A form, in pieces. */
function photograph(megabytes: number) {
  const content = Buffer.alloc(megabytes * MEGABYTE);
  const { body, headers } = multipart({ file_type: 'photo_carte' }, { name: 'x.png', content });
  const pieces = Array.from({ length: Math.ceil(body.length / PIECE.length) }, (_, index) =>
    body.subarray(index * PIECE.length, (index + 1) * PIECE.length),
  );
  return { type: headers['content-type'], length: body.length, pieces };
}

function* endless() {
  while (true) yield PIECE;
}
const withoutEnd = () => ({ type: 'multipart/form-data; boundary=x', length: 2 ** 40, pieces: endless() });

/** Like a browser or a proxy: writes everything before reading the reply. Throws if the connection breaks. */
async function send(
  app: FastifyInstance,
  path: string,
  { type, length, pieces }: { type: string; length: number; pieces: Iterable<Buffer> },
  connection: string,
): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `content-type: ${type}`,
    `content-length: ${length}`,
    `connection: ${connection}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await pipeline(Readable.from(pieces), socket);
  return text(socket);
}

it.each(['close', 'keep-alive'])('reads a file out before it closes (connection: %s)', async (connection) => {
  const form = photograph(40);
  for (let turn = 0; turn < TURNS; turn += 1)
    expect(await send(site.app, uploadFile.path, form, connection)).toMatch(
      /^HTTP\/1\.1 401 .*"code":"SESSION","message":"Votre session/s,
    );
});

it('reads out what a handler has begun to read', async () => {
  const form = photograph(6);
  for (let turn = 0; turn < TURNS; turn += 1)
    expect(await send(bounded, '/halfway', form, 'close')).toMatch(/^HTTP\/1\.1 200 .+non$/s);
});

it.each(['close', 'keep-alive'])('reads no body without an end (connection: %s)', async (connection) => {
  await expect(send(bounded, '/unread', withoutEnd(), connection)).rejects.toThrow(/ECONNRESET|EPIPE/);
});
