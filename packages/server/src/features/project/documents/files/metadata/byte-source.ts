import type { FileHandle } from 'node:fs/promises';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import { PICTURE_UNREADABLE } from '@ardoise/domain/rules/file-rules.ts';

/** Read-ahead: segment headers are a few bytes each. */
const READ_AHEAD = 64 * 1024;
/** A real picture has some thousands at most; more is a denial-of-service attempt. */
const MOST_PIECES = 100_000;

/** Random access to a file: only the requested bytes are in memory. */
export interface ByteSource {
  size: number;
  /** The bytes from `position` on, fewer at the end of the file. */
  read(position: number, length: number): Promise<Buffer>;
}

/** A byte range of the file, end exclusive; or replacement bytes. */
export type Piece = { from: number; to: number } | Buffer;

export async function byteSource(handle: FileHandle): Promise<ByteSource> {
  const { size } = await handle.stat();
  let ahead = { from: 0, bytes: Buffer.alloc(0) };
  const fetch = async (position: number, length: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
  return {
    size,
    async read(position, length) {
      const wanted = Math.max(0, Math.min(length, size - position));
      if (wanted > READ_AHEAD) return fetch(position, wanted);
      if (position < ahead.from || position + wanted > ahead.from + ahead.bytes.length)
        ahead = { from: position, bytes: await fetch(position, READ_AHEAD) };
      // A copy: the caller may modify it.
      return Buffer.from(ahead.bytes.subarray(position - ahead.from, position - ahead.from + wanted));
    },
  };
}

/** @throws Refusal FICHIER_REFUSE for an implausible number of pieces */
export function refuseTooMany(pieces: readonly unknown[]): void {
  if (pieces.length > MOST_PIECES) throw new Refusal('FICHIER_REFUSE', { message: PICTURE_UNREADABLE });
}

/** The pieces of a file to keep, in order. */
export class KeptPieces {
  readonly pieces: Piece[] = [];
  #untouched = true;

  /** Keeps a byte range; adjacent ranges are merged. */
  keep(from: number, to: number): void {
    const last = this.pieces.at(-1);
    if (last !== undefined && !Buffer.isBuffer(last) && last.to === from) last.to = to;
    else if (to > from) this.#push({ from, to });
  }

  /** Inserts replacement bytes, null for none. */
  replace(bytes: Buffer | null): void {
    this.#untouched = false;
    if (bytes !== null) this.#push(bytes);
  }

  #push(piece: Piece): void {
    this.pieces.push(piece);
    refuseTooMany(this.pieces);
  }

  /** The pieces, or null if they cover the entire file. */
  of(source: ByteSource): Piece[] | null {
    const [only, ...others] = this.pieces;
    const whole = only !== undefined && !Buffer.isBuffer(only) && only.from === 0 && only.to === source.size;
    return this.#untouched && whole && others.length === 0 ? null : this.pieces;
  }
}
