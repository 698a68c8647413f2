import { createDecipheriv } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LONGEST_ORDER, type WaitingOrder, waitingOrder } from '@ardoise/domain/contract/order-files.ts';
import {
  BEFORE_HEAD,
  LONGEST_HEAD,
  MAGIC,
  PIECE,
  pieceNonce,
  type SealedHead,
  sealedHead,
  TAG,
} from '@ardoise/domain/order-files/sealed-file.ts';
import { refuseFile } from './refuse-file.ts';

const CIPHER = 'aes-256-gcm';
/** Bytes that tell how long the order's words are. */
const LENGTH = 4;

async function readExactly(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : refuseFile();
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return refuseFile();
  }
}

/** What precedes the pieces, and what it says. @throws Refusal FICHIER_REFUSE */
async function readHead(file: FileHandle): Promise<{ before: Buffer; head: SealedHead }> {
  const start = await readExactly(file, 0, BEFORE_HEAD);
  const length = start.readUInt32BE(MAGIC.length);
  if (start.toString('latin1', 0, MAGIC.length) !== MAGIC || length > LONGEST_HEAD) refuseFile();
  const before = await readExactly(file, 0, BEFORE_HEAD + length);
  const { success, data } = sealedHead.safeParse(parsed(before.subarray(BEFORE_HEAD)));
  return success ? { before, head: data } : refuseFile();
}

/** The file of an order on the disk, opened piece by piece: never more than one in memory. */
export class SealedOrder {
  readonly #file: FileHandle;
  readonly #before: Buffer;
  readonly #key: Buffer;
  /** Of the content, in bytes. */
  readonly #size: number;
  readonly #pieces: number;
  /** Where the bytes of the files begin in the content. */
  #filesAt = 0;

  private constructor(file: FileHandle, before: Buffer, key: Buffer, sealedSize: number) {
    this.#file = file;
    this.#before = before;
    this.#key = key;
    const sealed = sealedSize - before.length;
    this.#pieces = Math.max(1, Math.ceil(sealed / (PIECE + TAG)));
    this.#size = sealed - this.#pieces * TAG;
  }

  /**
   * Opens the file for as long as `work` lasts, once every byte of it is known to be as it was exported.
   * @param admit the key of the content and for whom it is opened, or a refusal
   * @throws Refusal FICHIER_REFUSE, of `admit` and of `work`
   */
  static async with<Taker, Result>(
    path: string,
    admit: (head: SealedHead) => Promise<{ key: Buffer; taker: Taker }>,
    work: (order: WaitingOrder, sealed: SealedOrder, taker: Taker) => Promise<Result>,
  ): Promise<Result> {
    const file = await open(path, 'r');
    try {
      const { before, head } = await readHead(file);
      const { key, taker } = await admit(head);
      const { size } = await file.stat();
      const sealed = new SealedOrder(file, before, key, size);
      const order = await sealed.#readOrder();
      if (order.projet !== head.projet) refuseFile();
      await sealed.#check(order);
      return await work(order, sealed, taker);
    } finally {
      await file.close();
    }
  }

  async #piece(rank: number): Promise<Buffer> {
    const isLast = rank === this.#pieces - 1;
    const length = isLast ? this.#size - rank * PIECE : PIECE;
    if (length < 0) refuseFile();
    const sealed = await readExactly(this.#file, this.#before.length + rank * (PIECE + TAG), length + TAG);
    try {
      const decipher = createDecipheriv(CIPHER, this.#key, pieceNonce(rank, isLast), { authTagLength: TAG });
      decipher.setAAD(this.#before);
      decipher.setAuthTag(sealed.subarray(length));
      return Buffer.concat([decipher.update(sealed.subarray(0, length)), decipher.final()]);
    } catch {
      return refuseFile();
    }
  }

  /** The content from one place up to another, piece by piece. */
  async *#read(start: number, end: number): AsyncGenerator<Buffer> {
    if (end > this.#size) refuseFile();
    for (let rank = Math.floor(start / PIECE); rank * PIECE < end; rank += 1) {
      const at = rank * PIECE;
      yield (await this.#piece(rank)).subarray(Math.max(0, start - at), end - at);
    }
  }

  async #readAll(start: number, end: number): Promise<Buffer> {
    return buffer(Readable.from(this.#read(start, end), { objectMode: false }));
  }

  async #readOrder(): Promise<WaitingOrder> {
    const length = (await this.#readAll(0, LENGTH)).readUInt32BE();
    if (length > LONGEST_ORDER) refuseFile();
    this.#filesAt = LENGTH + length;
    const { success, data } = waitingOrder.safeParse(parsed(await this.#readAll(LENGTH, this.#filesAt)));
    return success ? data : refuseFile();
  }

  /** Opens every piece once: what is cut or changed further on is known before anything is done. */
  async #check({ fichiers }: WaitingOrder): Promise<void> {
    const told = fichiers.reduce((sum, { taille }) => sum + taille, this.#filesAt);
    if (told !== this.#size) refuseFile();
    for (let rank = 0; rank < this.#pieces; rank += 1) await this.#piece(rank);
  }

  /** The bytes of the files in turn, each with what is told of it. */
  *files({ fichiers }: WaitingOrder): Generator<[WaitingOrder['fichiers'][number], () => Readable]> {
    let start = this.#filesAt;
    for (const file of fichiers) {
      const [from, to] = [start, start + file.taille];
      yield [file, () => Readable.from(this.#read(from, to), { objectMode: false })];
      start = to;
    }
  }
}
