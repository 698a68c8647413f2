import { Refusal } from '@ardoise/domain/base/errors.ts';
import { create } from 'content-disposition';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange, StoredFile } from '../../../../storage/file-place.ts';
import type { FileStore } from '../../../../storage/file-store.ts';

/** The file to send, with its response headers. */
export interface ServedFile {
  /** Null: its bytes are missing. */
  stored: StoredFile | null;
  mime: string;
  /** Derived from the content: the same tag is the same bytes. */
  etag: string;
  filename: string;
  /** Download instead of display. */
  attachment: boolean;
  /** Without the sandbox, which would block the browser's PDF viewer for guests. */
  unframed?: true;
  /** Its address never has other bytes: a browser asks once. */
  lasts?: true;
}

/** The only types that a browser may display inline (specification/files.md#who-reads). */
const INLINE = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/pdf'];

/** Parses `bytes=10-19`, `bytes=10-`, `bytes=-10`; several ranges get the complete file, as HTTP allows. */
export function parseRange(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
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

/** @throws Refusal INTROUVABLE when the bytes are missing, which is logged for the administrator */
function required(request: FastifyRequest, { stored, etag }: ServedFile): StoredFile {
  if (stored !== null) return stored;
  request.log.error({ file: etag }, 'a recorded file is missing in the store');
  throw new Refusal('INTROUVABLE', {
    message: 'Le contenu de ce fichier est introuvable sur le serveur. Prévenez votre administrateur.',
  });
}

/** The requested range (Range, If-Range); the complete file if the client's part is of another version. */
function rangeOf({ headers }: FastifyRequest, etag: string, size: number): ReturnType<typeof parseRange> {
  const ifRange = headers['if-range'];
  return parseRange(
    ifRange === undefined || matches(String(ifRange), etag) ? headers.range : undefined,
    size,
  );
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
  const stored = required(request, file);
  const range = rangeOf(request, file.etag, stored.size);
  const isKnown = matches(request.headers['if-none-match'], file.etag);
  // Opened before any header: a failure gets an error reply of its own.
  const content =
    isKnown || range === 'unsatisfiable' ? null : await stored.open(range === 'whole' ? undefined : range);
  reply.headers({
    etag: file.etag,
    'cache-control': file.lasts === true ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': file.unframed === true ? "frame-ancestors 'none'" : 'sandbox',
    'cross-origin-resource-policy': 'same-origin',
    'content-disposition': contentDisposition(file.filename, file.attachment || !INLINE.includes(file.mime)),
  });
  if (isKnown) return reply.code(304).send();
  if (range === 'unsatisfiable') {
    const { code, message } = new Refusal('REQUETE_INVALIDE');
    return reply.code(416).header('content-range', `bytes */${stored.size}`).send({ code, message });
  }
  reply.type(file.mime);
  if (range === 'whole') return reply.header('content-length', stored.size).send(content);
  reply.code(206).headers({
    'content-range': `bytes ${range.start}-${range.end}/${stored.size}`,
    'content-length': range.end - range.start + 1,
  });
  return reply.send(content);
}

/** Sends a file of the store under its own hash. @throws Refusal INTROUVABLE when its bytes are missing */
export async function serveStored(
  store: FileStore,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { sha256, ...file }: Omit<ServedFile, 'stored' | 'etag'> & { sha256: string },
): Promise<FastifyReply> {
  return serveFile(request, reply, { ...file, stored: await store.find(sha256), etag: `"${sha256}"` });
}
