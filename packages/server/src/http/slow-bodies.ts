import { Refusal } from '@ardoise/domain/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How slowly a body may come. */
export interface BodyPace {
  /** In each window so many bytes come at least, or the end does. */
  windowMs: number;
  leastBytes: number;
  /** A body that is no form is there whole by then. */
  wholeMs: number;
}

/**
 * 1 KB a second, averaged over a minute: a tablet on one bar of network sends faster, and may lose its network for most of
 * a minute. A file may take as long as it likes at that pace; JSON, a megabyte at most, has two minutes.
 */
const PACE: BodyPace = { windowMs: 60_000, leastBytes: 60 * 1024, wholeMs: 120_000 };

/** A body on its way. */
interface Coming {
  request: FastifyRequest;
  reply: FastifyReply;
  since: number;
  /** When this window began, and what the connection had received by then. */
  windowSince: number;
  received: number;
  /** Refused already: what it still sends is nobody's. */
  cut: boolean;
}

/**
 * Ends bodies that come too slowly, whoever they are for and whether their answer has left or not: each holds a connection,
 * and a file's its place on the disk. A limit for the whole request (`requestTimeout`) would end long uploads as well.
 */
export function cutSlowBodies(app: FastifyInstance, pace: BodyPace = PACE): void {
  const coming = new Set<Coming>();
  const look = () => {
    for (const body of coming) if (!isStillComing(body, pace)) coming.delete(body);
  };
  const timer = setInterval(look, pace.windowMs / 6).unref();
  app.addHook('onClose', () => clearInterval(timer));
  app.addHook('onRequest', (request, reply, done) => {
    const now = Date.now();
    const received = request.raw.socket.bytesRead;
    if (hasBody(request)) coming.add({ request, reply, since: now, windowSince: now, received, cut: false });
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Judges a body; answers whether it must be looked at again. */
function isStillComing(body: Coming, { windowMs, leastBytes, wholeMs }: BodyPace): boolean {
  const { raw } = body.request;
  if (raw.complete || raw.destroyed) return false;
  const now = Date.now();
  const isForm = (raw.headers['content-type'] ?? '').startsWith('multipart/');
  const late = !isForm && now - body.since >= wholeMs;
  if (!late && now - body.windowSince < windowMs) return true;
  const received = raw.socket.bytesRead;
  // What waits to be read was sent in time: it is we who are slow.
  const slow = received - body.received < leastBytes && raw.readableLength === 0;
  if (late || slow) cut(body);
  body.windowSince = now;
  body.received = received;
  return true;
}

/** Whoever reads the body is told, and answers 408; where nobody reads or nobody answers, the connection ends. */
function cut(body: Coming): void {
  const { raw } = body.request;
  if (body.cut || body.reply.sent || raw.listenerCount('error') === 0) raw.destroy();
  else raw.emit('error', new Refusal('DELAI_DEPASSE'));
  body.cut = true;
}
