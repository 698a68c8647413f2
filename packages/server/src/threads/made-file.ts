/** A generated file, or one being generated: its length, and its bytes as a one-shot stream. */
export interface MadeFile {
  /** In bytes; null if generated on the fly. */
  length: number | null;
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}
