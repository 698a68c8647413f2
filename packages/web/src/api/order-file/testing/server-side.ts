import type { WaitingOrder } from '@ardoise/domain/contract/order-files.ts';
import {
  BEFORE_HEAD,
  KEY_INFO,
  MAGIC,
  PIECE,
  pieceNonce,
  type SealedHead,
  TAG,
} from '@ardoise/domain/order-files/sealed-file.ts';

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const { subtle } = crypto;
const pair = await subtle.generateKey(CURVE, false, ['deriveBits']);
const own = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const ofHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
/** The server's public key. */
export const key = { id: '65f0'.repeat(6), point: hexOf(own), compte: 7 };

async function keyOf({ ephemere }: SealedHead): Promise<CryptoKey> {
  const theirs = ofHex(ephemere);
  const point = await subtle.importKey('raw', theirs, CURVE, false, []);
  const secret = await subtle.deriveBits({ name: 'ECDH', public: point }, pair.privateKey, 256);
  const material = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const salt = new Uint8Array([...theirs, ...own]);
  const derived = { name: 'HKDF', hash: 'SHA-256', salt, info: new TextEncoder().encode(KEY_INFO) };
  return subtle.deriveKey(derived, material, { name: 'AES-GCM', length: 256 }, false, ['decrypt']);
}

const lengthAt = (bytes: Uint8Array, at: number) => new DataView(bytes.buffer).getUint32(at);

/** Opens a file as its server does: what it says in clear, its words, and the bytes of its files. */
export async function opened(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const end = BEFORE_HEAD + lengthAt(bytes, MAGIC.length);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(BEFORE_HEAD, end))) as SealedHead;
  const secret = await keyOf(head);
  const pieces: ArrayBuffer[] = [];
  for (let at = end; at < bytes.length; at += PIECE + TAG) {
    const iv = pieceNonce(pieces.length, at + PIECE + TAG >= bytes.length);
    const settings = { name: 'AES-GCM', iv, additionalData: bytes.subarray(0, end) };
    pieces.push(await subtle.decrypt(settings, secret, bytes.subarray(at, at + PIECE + TAG)));
  }
  const content = new Uint8Array(await new Blob(pieces).arrayBuffer());
  const filesAt = 4 + lengthAt(content, 0);
  const order = JSON.parse(new TextDecoder().decode(content.subarray(4, filesAt))) as WaitingOrder;
  return { head, order, size: content.length, files: content.subarray(filesAt) };
}
