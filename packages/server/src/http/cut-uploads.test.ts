import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { connectTo, listenLocally } from '../testing/raw-connection.ts';
import { installErrorReplies } from './errors.ts';
import { installRequestParsing } from './request-parsing.ts';

const lines: { level: number; msg: string }[] = [];
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ logger: { stream: { write: (line: string) => lines.push(JSON.parse(line)) } } });
  installErrorReplies(app, () => undefined);
  installRequestParsing(app);
  app.post('/upload', async ({ raw }) => {
    for await (const _piece of raw);
  });
  app.addContentTypeParser('image/png', (_request, _body, done) => done(null));
  await listenLocally(app);
});
afterAll(() => app.close());

it('is not logged as an error: an alert would fire for each client that disconnects', async () => {
  const { socket } = await connectTo(app);
  socket.write(
    'POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: image/png\r\ncontent-length: 9000\r\n\r\nx',
  );
  await vi.waitUntil(() => lines.some(({ msg }) => msg === 'incoming request'));
  socket.destroy();
  await vi.waitUntil(() => lines.some(({ msg }) => msg.startsWith('the client left')), { timeout: 5000 });
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
