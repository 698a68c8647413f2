import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Aborts when the reply is complete, or the client disconnects. */
export function endOf(reply: FastifyReply): AbortSignal {
  const ended = new AbortController();
  finished(reply.raw, () => ended.abort(new Error('the reader has left')));
  return ended.signal;
}
