/** A file that is made, or begun: how long it is, and its bytes in order, once. */
export interface MadeFile {
  /** In bytes; null where it is made as it is read. */
  length: number | null;
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}
