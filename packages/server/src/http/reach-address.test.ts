import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { reachAddress } from './reach-address.ts';

let server: Server;
let base: string;
const asked: string[] = [];
/** Settled once a client has disconnected without reading a body that does not end. */
let gone: Promise<unknown> = Promise.resolve();
const REDIRECTS: Record<string, string> = {
  '/vers-ok': '/ok',
  '/vers-prive': 'http://10.0.0.1/',
  '/vers-fichier': 'file:///etc/passwd',
  '/boucle': '/boucle',
};
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path in REDIRECTS) return response.writeHead(302, { location: REDIRECTS[path] }).end();
    if (path === '/muet') return;
    if (path === '/lent') {
      setTimeout(() => response.writeHead(302, { location: '/lent' }).end(), 60);
      return;
    }
    if (path === '/autre-protocole')
      return request.socket.end('HTTP/1.1 101 Autre\r\nConnection: Upgrade\r\nUpgrade: autre\r\n\r\n');
    if (path === '/coupe') return request.socket.destroy();
    if (path === '/sans-fin') {
      gone = once(response, 'close');
      response.writeHead(200).write('x'.repeat(1000));
      return;
    }
    response.writeHead(path === '/ok' ? 200 : 404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const reach = (path: string) => reachAddress(base + path, { allowLoopback: true });

it.each(['93.184.215.14', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  'fe80::1',
  'fd00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
  '',
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

describe('a request to a typed address', () => {
  it('goes nowhere but to public addresses, whatever their spelling', async () => {
    asked.length = 0;
    const { port } = server.address() as AddressInfo;
    const hosts = [
      '127.0.0.1',
      'localhost',
      '2130706433',
      '0x7f.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
    ];
    for (const host of hosts)
      expect([host, await reachAddress(`http://${host}:${port}/ok`)]).toEqual([host, { failure: 'unsafe' }]);
    expect(await reachAddress('file:///etc/passwd')).toEqual({ failure: 'unsafe' });
    expect(asked).toEqual([]);
  });

  it('follows redirects, and looks at each', async () => {
    expect(await reach('/vers-ok')).toEqual({ status: 200 });
    expect(await reach('/vers-prive')).toEqual({ failure: 'unsafe' });
    expect(await reach('/vers-fichier')).toEqual({ failure: 'unsafe' });
    expect(await reach('/boucle')).toEqual({ failure: 'redirects' });
  });

  it('ends with an answer that changes the protocol', async () => {
    expect(await reach('/autre-protocole')).toHaveProperty('failure');
  });

  it('waits so long and no longer, for all redirects together', async () => {
    const patience = 150;
    for (const path of ['/muet', '/lent'])
      expect([path, await reachAddress(base + path, { allowLoopback: true, patience })]).toEqual([
        path,
        { failure: 'silent' },
      ]);
  });

  it('connects to the very address that it looked at, and looks at each of a name', async () => {
    const { port } = server.address() as AddressInfo;
    const ask = (path: string, answers: string[][]) =>
      reachAddress(`http://carte.example:${port}${path}`, {
        allowLoopback: true,
        resolve: () => (answers.shift() ?? ['10.0.0.1']).map((address) => ({ address, family: 4 })),
      });
    // The first lookup decides (DNS rebinding): there is no second one.
    expect(await ask('/ok', [['127.0.0.1']])).toEqual({ status: 200 });
    asked.length = 0;
    expect(await ask('/ok', [['127.0.0.1', '10.0.0.1']])).toEqual({ failure: 'unsafe' });
    expect(asked).toEqual([]);
    // Each redirect is resolved and checked again.
    expect(await ask('/vers-ok', [['127.0.0.1']])).toEqual({ failure: 'unsafe' });
    expect(asked).toEqual(['/vers-ok']);
  });

  it('reads no body', async () => {
    expect(await reach('/sans-fin')).toEqual({ status: 200 });
    await gone;
  });

  it('says what happened', async () => {
    expect(await reach('/absent')).toEqual({ status: 404 });
    expect(await reach('/coupe')).toEqual({ failure: 'silent' });
    expect(await reachAddress('http://127.0.0.1:1/', { allowLoopback: true })).toEqual({
      failure: 'refused',
    });
    expect(await reachAddress(base.replace('http:', 'https:'), { allowLoopback: true })).toEqual({
      failure: 'certificate',
    });
  });
});
