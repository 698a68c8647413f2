import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A raw TCP connection: writes bytes as given, and collects all received ones. */
export interface RawConnection {
  socket: Socket;
  /** Everything received so far. */
  said: () => string;
  /** Resolves when the other side has closed or reset it. */
  closed: Promise<unknown>;
  /** Sends a chunk every few milliseconds until the connection ends, or so many were sent. */
  drip: (piece: string | Buffer, everyMs: number, times?: number) => Promise<void>;
}

/** Listens on a local port. */
export async function listenLocally(app: FastifyInstance): Promise<void> {
  const listening: Promise<string> = app.listen({ host: '127.0.0.1', port: 0 });
  await listening;
}

/** Connects to an application that listens. */
export async function connectTo(app: FastifyInstance): Promise<RawConnection> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk.toString();
  });
  // Not `once`, which rejects with the error of a reset: what is still sent after the server has closed resets it.
  const closed = new Promise((done) => socket.on('close', done));
  await once(socket, 'connect');
  return {
    socket,
    said: () => said,
    closed,
    async drip(piece, everyMs, times = Number.POSITIVE_INFINITY) {
      for (let sent = 0; sent < times && socket.writable; sent += 1) {
        socket.write(piece);
        await new Promise((done) => setTimeout(done, everyMs));
      }
    },
  };
}
