import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { DatabaseListener } from './database-listener.ts';

it('stops while still connecting', async () => {
  const silent = createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const warnings: Error[] = [];
  const stop = new DatabaseListener().start(`postgresql://someone@127.0.0.1:${port}/nowhere`, (error) =>
    warnings.push(error),
  );
  await once(silent, 'connection');
  await stop();
  expect(warnings).toEqual([]);
  silent.close();
});
