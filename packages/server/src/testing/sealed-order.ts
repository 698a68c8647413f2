import { createCipheriv, createECDH, hkdfSync } from 'node:crypto';
import type { ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { readOrderFileKey, WaitingOrder } from '@ardoise/domain/contract/order-files.ts';
import {
  BEFORE_HEAD,
  KEY_INFO,
  MAGIC,
  PIECE,
  pieceNonce,
  piecesOf,
  TAG,
} from '@ardoise/domain/order-files/sealed-file.ts';

type Key = ReplyOf<typeof readOrderFileKey>;

/** The file of an order as a device seals it; `head` is what it says otherwise in clear. */
export function sealedOrder(
  key: Key,
  order: WaitingOrder,
  files: readonly Buffer[] = [],
  head: object = {},
): Buffer {
  const pair = createECDH('prime256v1');
  const point = pair.generateKeys();
  const server = Buffer.from(key.point, 'hex');
  const salt = Buffer.concat([point, server]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(server), salt, KEY_INFO, 32));
  const told = { version: 1, compte: key.compte, projet: order.projet, cle: key.id };
  const words = Buffer.from(JSON.stringify({ ...told, ephemere: point.toString('hex'), ...head }));
  const start = Buffer.alloc(BEFORE_HEAD);
  start.write(MAGIC, 'latin1');
  start.writeUInt32BE(words.length, MAGIC.length);
  const before = Buffer.concat([start, words]);
  const text = Buffer.from(JSON.stringify(order));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  const content = Buffer.concat([length, text, ...files]);
  const count = piecesOf(content.length);
  const pieces = Array.from({ length: count }, (_, rank) => {
    const nonce = pieceNonce(rank, rank === count - 1);
    const cipher = createCipheriv('aes-256-gcm', secret, nonce, { authTagLength: TAG });
    cipher.setAAD(before);
    const piece = content.subarray(rank * PIECE, (rank + 1) * PIECE);
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  });
  return Buffer.concat([before, ...pieces]);
}
