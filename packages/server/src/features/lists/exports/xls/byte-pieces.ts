const PIECE = 256 * 1024;

/** Append-only buffer in fixed-size chunks: growing never copies. */
export class BytePieces {
  #full: Buffer<ArrayBuffer>[] = [];
  #piece = Buffer.allocUnsafeSlow(PIECE);
  #end = 0;

  get length(): number {
    return this.#full.length * PIECE + this.#end;
  }

  write(bytes: Uint8Array): void {
    for (let from = 0; from < bytes.length; ) {
      if (this.#end === PIECE) {
        this.#full.push(this.#piece);
        this.#piece = Buffer.allocUnsafeSlow(PIECE);
        this.#end = 0;
      }
      const taken = Math.min(bytes.length - from, PIECE - this.#end);
      this.#piece.set(bytes.subarray(from, from + taken), this.#end);
      this.#end += taken;
      from += taken;
    }
  }

  /** Yields all chunks in order; each is released for garbage collection once read, and nothing may be written after. */
  *take(): Generator<Uint8Array<ArrayBuffer>> {
    const pieces = this.#full;
    this.#full = [];
    for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift()) yield piece;
    if (this.#end > 0) yield this.#piece.subarray(0, this.#end);
  }
}
