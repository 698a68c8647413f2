import type { Socket } from 'node:net';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { FastifyInstance } from 'fastify';
import { refuseConnection } from './refuse-connection.ts';

/** Maximum numbers of connections: each costs memory and a descriptor, idle or not. */
export interface ConnectionLimits {
  /** Per process. */
  inAll: number;
  /** Per address; enough for an office behind NAT, where each person has a stream of changes and some concurrent calls. */
  fromOneAddress: number;
}

const LIMITS: ConnectionLimits = { inAll: 5_000, fromOneAddress: 1_000 };

/** A counter by address; returns whether one more is allowed. */
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
 * Limits connections, and concurrent calls by the client address of a trusted proxy: behind one, every connection is
 * the proxy's. Idle keep-alive connections and streams of changes count too, and are not closed.
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
