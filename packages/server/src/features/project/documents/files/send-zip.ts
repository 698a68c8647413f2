import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { contentDisposition } from './serve-file.ts';

/** Sends a zip while it is made. @param cut what the log says when it breaks off */
export function sendZip(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  zip: Readable,
  { name, cut }: { name: string; cut: string },
): FastifyReply {
  zip.on('error', (error) => request.log.error({ err: error }, cut));
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': 'sandbox',
      'referrer-policy': 'no-referrer',
      'content-disposition': contentDisposition(name, true),
    })
    .type('application/zip')
    .send(zip);
}
