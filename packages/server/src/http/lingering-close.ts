import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './slow-bodies.ts';

/** How much is read of a body whose request was answered already. */
export interface Linger {
  bytes: number;
  ms: number;
}

/** The largest upload, on a line that takes ten minutes for it; slower ones end by http/slow-bodies.ts. */
const LINGER: Linger = { bytes: 512 * 1024 * 1024, ms: 600_000 };
const LOOK_MS = 500;

/**
 * Reads and discards the rest of a body that was answered before its end (a refused upload), up to a limit, and only
 * then closes the connection. Node closes it with the reply where it is not kept alive, as behind HAProxy: what arrives
 * after that is answered with a reset (RST), and the client that still writes gets ECONNRESET or EPIPE in the place of the
 * reply. Kept-alive connections are drained by Node, without a limit.
 */
export function lingerOnClose(app: FastifyInstance, linger: Linger = LINGER): void {
  /** By connection, the request that is being answered. */
  const answering = new WeakMap<Socket, IncomingMessage>();
  app.server.on('connection', (socket: Socket) => {
    // What Node calls once a reply with `Connection: close` is written.
    const destroySoon = socket.destroySoon.bind(socket);
    socket.destroySoon = () => {
      if (answering.get(socket)?.complete === false) socket.end();
      else destroySoon();
    };
  });
  // Before any hook: a request may be refused by the router.
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    answering.set(socket, request);
    response.once('finish', () => {
      if (!request.complete) drain(request, linger);
    });
    response.once('close', () => answering.delete(socket));
  });
}

function drain(request: IncomingMessage, { bytes, ms }: Linger): void {
  const { socket } = request;
  const most = socket.bytesRead + bytes;
  const until = Date.now() + ms;
  const timer = setInterval(() => {
    if (socket.bytesRead > most || Date.now() > until) socket.destroy();
  }, LOOK_MS).unref();
  const stop = () => clearInterval(timer);
  socket.once('close', stop);
  request.once('end', () => {
    stop();
    socket.off('close', stop);
    if (socket.writableEnded) socket.destroySoon();
  });
  // A handler may have stopped reading halfway.
  request.unpipe();
  request.resume();
}
