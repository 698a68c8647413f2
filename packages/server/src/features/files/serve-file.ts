import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Refusal } from '@ardoise/domain/errors.ts';
import { create } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The file to send, with its response headers. */
export interface ServedFile {
  path: string;
  mime: string;
  /** Derived from the content: the same tag is the same bytes. */
  etag: string;
  filename: string;
  /** Download instead of display. */
  attachment: boolean;
  /** Without the sandbox, which would block the browser's PDF viewer for guests. */
  unframed?: true;
}

/** The only types that a browser may display inline (specification/files.md#who-reads). */
const INLINE = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf'];

interface Range {
  start: number;
  end: number;
}

/** Parses `bytes=10-19`, `bytes=10-`, `bytes=-10`; several ranges get the whole file, as HTTP allows. */
export function parseRange(header: string | undefined, size: number): Range | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}

/** RFC 6266: an ASCII fallback name without accents, and the real one for current browsers (RFC 8187). */
export function contentDisposition(filename: string, attachment: boolean): string {
  const fallback = filename
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]/g, '_');
  return create(filename, { type: attachment ? 'attachment' : 'inline', fallback });
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}

/** @throws Refusal INTROUVABLE when the bytes are missing on the disk, which is logged for the administrator */
async function sizeOf(request: FastifyRequest, file: string): Promise<number> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    request.log.error({ err: error }, 'a recorded file is missing on the disk');
    throw new Refusal('INTROUVABLE', {
      message: 'Le contenu de ce fichier est introuvable sur le serveur. Prévenez votre administrateur.',
    });
  });
  try {
    return (await handle.stat()).size;
  } finally {
    await handle.close();
  }
}

/**
 * Sends a file with the headers of specification/files.md#who-reads: nosniff, sandboxed, inline only for safe types;
 * supports ranges and 304.
 * @throws Refusal INTROUVABLE when its bytes are missing
 */
export async function serveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: ServedFile,
): Promise<FastifyReply> {
  const size = await sizeOf(request, file.path);
  reply.headers({
    etag: file.etag,
    'cache-control': 'private, no-cache',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': file.unframed === true ? "frame-ancestors 'none'" : 'sandbox',
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': contentDisposition(file.filename, file.attachment || !INLINE.includes(file.mime)),
  });
  if (matches(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  const ifRange = request.headers['if-range'];
  const asked =
    ifRange === undefined || matches(String(ifRange), file.etag) ? request.headers.range : undefined;
  const range = parseRange(asked, size);
  if (range === 'unsatisfiable') {
    const { code, message } = new Refusal('REQUETE_INVALIDE');
    return reply.code(416).header('content-range', `bytes */${size}`).send({ code, message });
  }
  reply.type(file.mime);
  if (range === 'whole') {
    reply.header('content-length', size);
    return reply.send(createReadStream(file.path));
  }
  reply.code(206).headers({
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
    'content-length': range.end - range.start + 1,
  });
  return reply.send(createReadStream(file.path, range));
}
