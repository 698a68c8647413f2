import type { WaitingOrder } from '@ardoise/domain/contract/order-files.ts';
import { PIECE } from '@ardoise/domain/order-files/sealed-file.ts';
import { expect, it } from 'vitest';
import { sealOrder } from './seal-order.ts';
import { key, opened } from './testing/server-side.ts';

const PROJECT = '65f1'.repeat(6);
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
