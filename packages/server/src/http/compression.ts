import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

type Encoding = 'zstd' | 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The cheapest first, by measurement (docs/decisions/the-server-compresses-replies.md). On libuv's thread pool. */
const COMPRESS: Record<Encoding, (text: string) => Promise<Buffer>> = {
  zstd: promisify<string, Buffer>(zstdCompress),
  br: (text) => brotli(text, BROTLI),
  gzip: promisify<string, Buffer>(gzip),
};
const CHEAPEST_FIRST = Object.keys(COMPRESS) as Encoding[];

/** Below this many bytes compression saves no packet. */
const LEAST_BYTES = 2048;

const accepts = (name: Encoding) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?(\\s*,|\\s*$))`);
const ACCEPTS: Record<Encoding, RegExp> = {
  zstd: accepts('zstd'),
  br: accepts('br'),
  gzip: accepts('gzip'),
};

/** The first of these encodings that `accept-encoding` lists and does not refuse by `q=0`. */
export function acceptedEncoding<Offered extends Encoding>(
  { headers }: FastifyRequest,
  offered: readonly Offered[],
): Offered | undefined {
  const accepted = String(headers['accept-encoding'] ?? '');
  return offered.find((name) => ACCEPTS[name].test(accepted));
}

const isJson = (reply: FastifyReply) =>
  String(reply.getHeader('content-type')).startsWith('application/json');

/** Compresses long JSON replies. Pages and scripts are compressed elsewhere; files and streams are not. */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_BYTES || !isJson(reply)) return payload;
    reply.header('vary', 'accept-encoding');
    const encoding = acceptedEncoding(request, CHEAPEST_FIRST);
    if (encoding === undefined) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return COMPRESS[encoding](payload);
  });
}
