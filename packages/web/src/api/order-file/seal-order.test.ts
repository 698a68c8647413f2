import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import type { WaitingOrder } from '@ardoise/domain/contract/order-files.ts';
import {
  BEFORE_HEAD,
  KEY_INFO,
  MAGIC,
  PIECE,
  pieceNonce,
  TAG,
} from '@ardoise/domain/order-files/sealed-file.ts';
import { expect, it } from 'vitest';
import { sealOrder } from './seal-order.ts';

const PROJECT = '65f1'.repeat(6);
const pair = createECDH('prime256v1');
const point = pair.generateKeys('hex');
const key = { id: '65f0'.repeat(6), point, compte: 7 };

/** Opens a file as its server does. */
function opened(file: Buffer): { head: { ephemere: string }; content: Buffer } {
  const end = BEFORE_HEAD + file.readUInt32BE(MAGIC.length);
  const head = JSON.parse(file.toString('utf8', BEFORE_HEAD, end)) as { ephemere: string };
  const theirs = Buffer.from(head.ephemere, 'hex');
  const salt = Buffer.concat([theirs, Buffer.from(point, 'hex')]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), salt, KEY_INFO, 32));
  const pieces: Buffer[] = [];
  for (let at = end; at < file.length; at += PIECE + TAG) {
    const sealed = file.subarray(at, at + PIECE + TAG);
    const isLast = at + PIECE + TAG >= file.length;
    const cipher = createDecipheriv('aes-256-gcm', secret, pieceNonce(pieces.length, isLast));
    cipher.setAAD(file.subarray(0, end));
    cipher.setAuthTag(sealed.subarray(-TAG));
    pieces.push(Buffer.concat([cipher.update(sealed.subarray(0, -TAG)), cipher.final()]));
  }
  return { head, content: Buffer.concat(pieces) };
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
  const file = Buffer.from(await (await sealOrder(key, order, each(...photos))).arrayBuffer());
  const { head, content } = opened(file);
  expect(head).toMatchObject({ version: 1, compte: 7, projet: PROJECT, cle: key.id });
  const length = content.readUInt32BE();
  expect(JSON.parse(content.toString('utf8', 4, 4 + length))).toEqual(order);
  expect(content.subarray(4 + length).equals(Buffer.concat(photos))).toBe(true);
});

it('seals content that fills its pieces to the last byte', async () => {
  const textOf = (order: WaitingOrder) => new TextEncoder().encode(JSON.stringify(order)).length;
  // Of seven digits, as the size itself.
  const rest = 2 * PIECE - 4 - textOf(orderOf(PIECE));
  const order = orderOf(rest);
  expect(4 + textOf(order) + rest).toBe(2 * PIECE);
  const file = await sealOrder(key, order, each(filled(rest, 9)));
  expect(opened(Buffer.from(await file.arrayBuffer())).content).toHaveLength(2 * PIECE);
});

it('has another key each time, and refuses a photo of another length than was told', async () => {
  const [one, two] = await Promise.all([1, 2].map(() => sealOrder(key, orderOf(), each())));
  const texts = await Promise.all(
    [one, two].map(async (file) => opened(Buffer.from((await file?.arrayBuffer()) ?? []))),
  );
  expect(texts[0]?.head.ephemere).not.toBe(texts[1]?.head.ephemere);
  await expect(sealOrder(key, orderOf(10), each(filled(9, 1)))).rejects.toThrow('length');
});
