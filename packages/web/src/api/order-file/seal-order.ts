import { hexOf } from '@ardoise/domain/base/hex.ts';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { readOrderFileKey, WaitingOrder } from '@ardoise/domain/contract/order-files.ts';
import {
  BEFORE_HEAD,
  KEY_INFO,
  MAGIC,
  PIECE,
  pieceNonce,
  piecesOf,
  type SealedHead,
} from '@ardoise/domain/order-files/sealed-file.ts';

export type OrderFileKey = ReplyOf<typeof readOrderFileKey>;
type Bytes = Uint8Array<ArrayBuffer>;

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const SECRET_BITS = 256;

const ofHex = (hex: string): Bytes =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));

function joined(...parts: Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function lengthOf(bytes: Bytes): Bytes {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return length;
}

/** A key of this file alone, which only the server can make again, and the file's public point in hex. */
async function newKey({ point }: OrderFileKey): Promise<{ key: CryptoKey; ephemere: string }> {
  const { subtle } = crypto;
  const server = ofHex(point);
  const theirs = await subtle.importKey('raw', server, CURVE, false, []);
  const pair = await subtle.generateKey(CURVE, false, ['deriveBits']);
  const own = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
  const secret = await subtle.deriveBits({ name: 'ECDH', public: theirs }, pair.privateKey, SECRET_BITS);
  const material = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode(KEY_INFO);
  const key = await subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: joined(own, server), info },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  );
  return { key, ephemere: hexOf(own) };
}

function headBytes(head: SealedHead): Bytes {
  const words = new TextEncoder().encode(JSON.stringify(head));
  const bytes = joined(new TextEncoder().encode(MAGIC), lengthOf(words), words);
  if (bytes.length !== BEFORE_HEAD + words.length) throw new Error('the head has another length');
  return bytes;
}

/** The content in pieces, whatever the lengths in which it is read. */
async function* inPieces(content: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  let piece = new Uint8Array(PIECE);
  let filled = 0;
  for await (const bytes of content) {
    let at = 0;
    while (at < bytes.length) {
      if (filled === PIECE) {
        yield piece;
        piece = new Uint8Array(PIECE);
        filled = 0;
      }
      const taken = Math.min(PIECE - filled, bytes.length - at);
      piece.set(bytes.subarray(at, at + taken), filled);
      filled += taken;
      at += taken;
    }
  }
  yield piece.subarray(0, filled);
}

/** Pieces that lie in memory before the browser is given them as a Blob, which it may move to the disk. */
const HELD = 16;

/**
 * The file of an order: encrypted to the server's key, so that no device opens it again.
 * @param files the bytes of its files in turn, each read when it is sealed
 * @throws where the files have other lengths than the order says
 */
export async function sealOrder(
  server: OrderFileKey,
  order: WaitingOrder,
  files: AsyncIterable<Bytes>,
): Promise<Blob> {
  const { key, ephemere } = await newKey(server);
  const before = headBytes({
    version: 1,
    compte: server.compte,
    projet: order.projet,
    cle: server.id,
    ephemere,
  });
  const words = new TextEncoder().encode(JSON.stringify(order));
  const size = order.fichiers.reduce((sum, { taille }) => sum + taille, 4 + words.length);
  const count = piecesOf(size);
  async function* content() {
    yield joined(lengthOf(words), words);
    yield* files;
  }
  let whole = new Blob([before]);
  let held: ArrayBuffer[] = [];
  let rank = 0;
  let sealed = 0;
  for await (const piece of inPieces(content())) {
    const iv = pieceNonce(rank, rank === count - 1);
    held.push(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: before }, key, piece));
    rank += 1;
    sealed += piece.length;
    if (held.length < HELD) continue;
    whole = new Blob([whole, ...held]);
    held = [];
  }
  if (sealed !== size) throw new Error('a file has another length');
  return new Blob([whole, ...held], { type: 'application/octet-stream' });
}
