import { once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { connectTo, listenLocally } from '../testing/raw-connection.ts';
import { limitConnections } from './connection-limits.ts';
import { installErrorReplies } from './errors.ts';
import { refuseUnreadable } from './refuse-connection.ts';

const opened: FastifyInstance[] = [];
afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())));

/** An application whose `/wait` replies with a stream that lasts as long as its reader. */
async function serve(trustProxy: boolean, limits: { inAll: number; fromOneAddress: number }) {
  const app = Fastify({
    trustProxy,
    forceCloseConnections: true,
    clientErrorHandler: refuseUnreadable,
    http: { headersTimeout: 300, connectionsCheckingInterval: 100 },
  });
  installErrorReplies(app, () => undefined);
  limitConnections(app, { behindProxy: trustProxy }, limits);
  app.get('/', async () => 'oui');
  app.get('/wait', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write(': bonjour\n\n');
  });
  await listenLocally(app);
  opened.push(app);
  return app;
}

const get = (address: string, from = '') =>
  `GET ${address} HTTP/1.1\r\nhost: localhost\r\n${from && `x-forwarded-for: ${from}\r\n`}\r\n`;

it('limits the connections of one address, and accepts another after one is closed', async () => {
  const app = await serve(false, { inAll: 50, fromOneAddress: 3 });
  const connections = await Promise.all([connectTo(app), connectTo(app), connectTo(app)]);
  for (const { socket, said } of connections) {
    socket.write(get('/wait'));
    await expect.poll(said).toContain('bonjour');
  }
  const refused = await connectTo(app);
  await refused.closed;
  expect(refused.said()).toMatch(/^HTTP\/1\.1 429 .+"code":"TROP_DE_DEMANDES"/s);
  connections[0]?.socket.destroy();
  await connections[0]?.closed;
  const answer = async () => {
    const next = await connectTo(app);
    next.socket.write(get('/'));
    await Promise.race([next.closed, once(next.socket, 'data')]);
    next.socket.destroy();
    return next.said();
  };
  await expect.poll(answer).toMatch(/^HTTP\/1\.1 200 /);
});

it('limits concurrent calls by the client address of a trusted proxy', async () => {
  const app = await serve(true, { inAll: 50, fromOneAddress: 2 });
  const ask = async (address: string, from: string) => {
    const connection = await connectTo(app);
    connection.socket.write(get(address, from));
    await expect.poll(connection.said).toMatch(/^HTTP/);
    return connection.said().slice(9, 12);
  };
  expect([await ask('/wait', '192.0.2.1'), await ask('/wait', '192.0.2.1')]).toEqual(['200', '200']);
  expect([await ask('/', '192.0.2.1'), await ask('/', '192.0.2.2')]).toEqual(['429', '200']);
});

it('limits the connections of one process', async () => {
  const app = await serve(true, { inAll: 2, fromOneAddress: 50 });
  const held = [await connectTo(app), await connectTo(app)];
  for (const { socket, said } of held) {
    socket.write(get('/wait'));
    await expect.poll(said).toContain('bonjour');
  }
  const dropped = await connectTo(app);
  await dropped.closed;
  expect(dropped.said()).toBe('');
});

it('closes a connection that sends nothing, or never completes its head', async () => {
  const app = await serve(false, { inAll: 50, fromOneAddress: 50 });
  const [silent, slow] = [await connectTo(app), await connectTo(app)];
  slow.socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n');
  await Promise.all([silent.closed, slow.drip('x: y\r\n', 50), slow.closed]);
  expect(slow.said()).toMatch(/^HTTP\/1\.1 408 .+"code":"DELAI_DEPASSE"/s);
});
