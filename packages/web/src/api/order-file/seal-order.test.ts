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
import { expect, it } from 'vitest';
import { sealOrder } from './seal-order.ts';

const PROJECT = '65f1'.repeat(6);
const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const;
const { subtle } = crypto;
const pair = await subtle.generateKey(CURVE, false, ['deriveBits']);
const own = new Uint8Array(await subtle.exportKey('raw', pair.publicKey));
const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const ofHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
const key = { id: '65f0'.repeat(6), point: hexOf(own), compte: 7 };

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
async function opened(file: Blob) {
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

const orderOf = (...sizes: number[]): WaitingOrder => ({
  projet: PROJECT,
  fichiers: sizes.map((taille, rank) => ({
    id: String(rank).repeat(24),
    type: 'photo_carte',
    nom: `${rank}.jpg`,
    taille,
  })),
  suppressions: [],
});
const filled = (size: number, byte: number) => new Uint8Array(size).fill(byte);
async function* each(...files: Uint8Array<ArrayBuffer>[]) {
  yield* files;
}

it.each([
  ['nothing but words', []],
  ['a small photo', [10]],
  ['photos that end within a piece, and fill several', [PIECE + 5, 3 * PIECE, 1]],
])('seals %s so that its server opens it', async (_, sizes) => {
  const order = orderOf(...sizes);
  const photos = sizes.map((size, rank) => filled(size, rank + 1));
  const { head, order: words, files } = await opened(await sealOrder(key, order, each(...photos)));
  expect(head).toMatchObject({ version: 1, compte: 7, projet: PROJECT, cle: key.id });
  expect(words).toEqual(order);
  const all = new Uint8Array(await new Blob(photos).arrayBuffer());
  expect(files.length === all.length && files.every((byte, at) => byte === all[at])).toBe(true);
});

it('seals content that fills its pieces to the last byte', async () => {
  const textOf = (order: WaitingOrder) => new TextEncoder().encode(JSON.stringify(order)).length;
  // Of seven digits, as the size itself.
  const rest = 2 * PIECE - 4 - textOf(orderOf(PIECE));
  const file = await sealOrder(key, orderOf(rest), each(filled(rest, 9)));
  expect((await opened(file)).size).toBe(2 * PIECE);
});

it('has another key each time, and refuses a photo of another length than was told', async () => {
  const [one, two] = [await sealOrder(key, orderOf(), each()), await sealOrder(key, orderOf(), each())];
  expect((await opened(one)).head.ephemere).not.toBe((await opened(two)).head.ephemere);
  await expect(sealOrder(key, orderOf(10), each(filled(9, 1)))).rejects.toThrow('length');
});
