import type { Socket } from 'node:net';
import { Refusal } from '@ardoise/domain/errors.ts';
import type { FastifyInstance } from 'fastify';
import { refuseConnection } from './refuse-connection.ts';

/** How many connections there may be: each holds memory and a descriptor, idle or not. */
export interface ConnectionLimits {
  /** In one process. */
  inAll: number;
  /** From one address; of a whole office, whose people each have a stream of changes and some calls under way. */
  fromOneAddress: number;
}

const LIMITS: ConnectionLimits = { inAll: 5_000, fromOneAddress: 1_000 };

/** Counts by address; answers whether one more may come. */
class Counts {
  readonly #most: number;
  readonly #counts = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  enter(address: string): boolean {
    const present = this.#counts.get(address) ?? 0;
    if (present >= this.#most) return false;
    this.#counts.set(address, present + 1);
    return true;
  }

  leave(address: string): void {
    const left = (this.#counts.get(address) ?? 0) - 1;
    if (left > 0) this.#counts.set(address, left);
    else this.#counts.delete(address);
  }
}

/**
 * Limits connections, and calls under way by the address that a trusted proxy names: behind one, every connection is the
 * proxy's. Connections that rest between two calls and streams of changes count like any other, and are not ended.
 */
export function limitConnections(
  app: FastifyInstance,
  { behindProxy }: { behindProxy: boolean },
  { inAll, fromOneAddress }: ConnectionLimits = LIMITS,
): void {
  app.server.maxConnections = inAll;
  const connections = new Counts(fromOneAddress);
  const calls = new Counts(fromOneAddress);
  if (!behindProxy) {
    app.server.on('connection', (socket: Socket) => {
      const address = socket.remoteAddress ?? '';
      if (!connections.enter(address)) refuseConnection(socket, 'TROP_DE_DEMANDES');
      else socket.once('close', () => connections.leave(address));
    });
  }
  app.addHook('onRequest', (request, reply, done) => {
    const { ip } = request;
    if (!calls.enter(ip)) {
      done(new Refusal('TROP_DE_DEMANDES'));
      return;
    }
    reply.raw.once('close', () => calls.leave(ip));
    done();
  });
}
