import type { FileHandle } from 'node:fs/promises';
import { Refusal } from '@ardoise/domain/errors.ts';
import { PICTURE_UNREADABLE } from '@ardoise/domain/files/file-rules.ts';

/** Heads of segments are a few bytes each: so many are read at once. */
const READ_AHEAD = 64 * 1024;
/** A real picture has some thousands at most; what has more was made to be taken apart for ever. */
const MOST_PIECES = 100_000;

/** A file read here and there: never more of it in memory than is asked for. */
export interface ByteSource {
  size: number;
  /** The bytes from `position` on, fewer where the file ends. */
  read(position: number, length: number): Promise<Buffer>;
}

/** Bytes of a file by their positions, the last one excluded; or bytes that stand in the place of some. */
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
      // A copy: whoever reads may change it.
      return Buffer.from(ahead.bytes.subarray(position - ahead.from, position - ahead.from + wanted));
    },
  };
}

/** @throws Refusal FICHIER_REFUSE for so many pieces as no picture has */
export function refuseTooMany(pieces: readonly unknown[]): void {
  if (pieces.length > MOST_PIECES) throw new Refusal('FICHIER_REFUSE', { message: PICTURE_UNREADABLE });
}

/** What is kept of a file, in order. */
export class KeptPieces {
  readonly pieces: Piece[] = [];
  #untouched = true;

  /** Bytes as they stand; those that follow one another become one piece. */
  keep(from: number, to: number): void {
    const last = this.pieces.at(-1);
    if (last !== undefined && !Buffer.isBuffer(last) && last.to === from) last.to = to;
    else if (to > from) this.#push({ from, to });
  }

  /** Other bytes in the place of some, null for none. */
  replace(bytes: Buffer | null): void {
    this.#untouched = false;
    if (bytes !== null) this.#push(bytes);
  }

  #push(piece: Piece): void {
    this.pieces.push(piece);
    refuseTooMany(this.pieces);
  }

  /** What is kept, or null where that is the whole file. */
  of(source: ByteSource): Piece[] | null {
    const [only, ...others] = this.pieces;
    const whole = only !== undefined && !Buffer.isBuffer(only) && only.from === 0 && only.to === source.size;
    return this.#untouched && whole && others.length === 0 ? null : this.pieces;
  }
}
