import type { IncomingMessage } from 'node:http';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Minimum rate of a request body. */
export interface BodyPace {
  /** Minimum bytes per window, except for the last. */
  windowMs: number;
  leastBytes: number;
  /** Timeout of a body that is no form. */
  wholeMs: number;
}

/**
 * 1 KB per second, averaged over a minute: a tablet on a weak network is faster, even with a break of most of a minute.
 * A file may take any time at that rate; JSON, a megabyte at most, has two minutes.
 */
const PACE: BodyPace = { windowMs: 60_000, leastBytes: 60 * 1024, wholeMs: 120_000 };

/** A request body in progress. */
interface Coming {
  request: FastifyRequest;
  reply: FastifyReply;
  since: number;
  /** Start of this window, and the bytes the connection had received by then. */
  windowSince: number;
  received: number;
  /** Already refused: the rest is ignored. */
  cut: boolean;
}

/**
 * Aborts bodies that are too slow, whether or not the response was sent (protection against slowloris): each takes up a
 * connection, and a file its disk space. A timeout of the request (`requestTimeout`) would abort long uploads as
 * well.
 */
export function cutSlowBodies(app: FastifyInstance, pace: BodyPace = PACE): void {
  const coming = new Set<Coming>();
  const look = () => {
    for (const body of coming) if (!isStillComing(body, pace)) coming.delete(body);
  };
  const timer = setInterval(look, pace.windowMs / 6).unref();
  app.addHook('onClose', () => clearInterval(timer));
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const now = Date.now();
      const received = request.raw.socket.bytesRead;
      const body = { request, reply, since: now, windowSince: now, received, cut: false };
      coming.add(body);
      // Kept until the next look, thousands of answered requests would stay in memory.
      request.raw.once('close', () => coming.delete(body));
    }
    done();
  });
}

export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Checks a body; returns whether it must be checked again. */
function isStillComing(body: Coming, { windowMs, leastBytes, wholeMs }: BodyPace): boolean {
  const { raw } = body.request;
  if (raw.complete || raw.destroyed) return false;
  const now = Date.now();
  const isForm = (raw.headers['content-type'] ?? '').startsWith('multipart/');
  const late = !isForm && now - body.since >= wholeMs;
  if (!late && now - body.windowSince < windowMs) return true;
  const received = raw.socket.bytesRead;
  // Buffered data was sent in time: the backpressure is ours.
  const slow = received - body.received < leastBytes && raw.readableLength === 0;
  if (late || slow) cut(body);
  body.windowSince = now;
  body.received = received;
  return true;
}

/** The body's reader gets an error and replies 408; without a reader or a reply, the connection is destroyed. */
function cut(body: Coming): void {
  const { raw } = body.request;
  if (body.cut || body.reply.sent || raw.listenerCount('error') === 0) raw.destroy();
  else raw.emit('error', new Refusal('DELAI_DEPASSE'));
  body.cut = true;
}
