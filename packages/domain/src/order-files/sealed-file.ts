import * as z from 'zod/mini';
import { OBJECT_ID } from '../base/object-id.ts';

/*
 * The file of an order (specification/offline.md#the-file-of-an-order), in bytes: MAGIC, the length of the head (32 bits, big
 * endian), the head as JSON in ASCII, then the content in sealed pieces. The key is ECDH on P-256 between a pair of this file alone and
 * the server's, then HKDF-SHA-256 (salt: both points, ephemeral first); each piece is AES-256-GCM, with all bytes before the pieces as
 * authenticated data.
 */

export const MAGIC = 'ARDOISE1';
/** Bytes before the head: the magic, and its length. */
export const BEFORE_HEAD = 12;
export const LONGEST_HEAD = 1024;
/** Of the content, in bytes: every piece but the last. */
export const PIECE = 1024 * 1024;
/** Of GCM, after each piece. */
export const TAG = 16;
export const KEY_INFO = 'ardoise order file';
/** An uncompressed point of P-256, in hex. */
const POINT = /^04[0-9a-f]{128}$/;
export const point = z.string().check(z.regex(POINT));

/** What a file says of itself in clear, which no byte of it may be changed without being noticed. */
export const sealedHead = z.strictObject({
  version: z.literal(1),
  /** Number of the account that exported it. */
  compte: z.int().check(z.minimum(1)),
  projet: z.string().check(z.regex(OBJECT_ID)),
  /** The server's key that opens it. */
  cle: z.string().check(z.regex(OBJECT_ID)),
  /** Public point of the file's own pair. */
  ephemere: point,
});
export type SealedHead = z.output<typeof sealedHead>;

/**
 * 96 bits: the rank of the piece, and whether it is the last, so that pieces can be neither swapped nor cut off. A key seals one file.
 */
export function pieceNonce(rank: number, isLast: boolean): Uint8Array<ArrayBuffer> {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(7, rank);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** How many pieces so many bytes of content are: one at least. */
export const piecesOf = (content: number): number => Math.max(1, Math.ceil(content / PIECE));
