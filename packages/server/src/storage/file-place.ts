import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/** A completely received file: on the local disk, under a temporary name, until it is kept or discarded. */
export interface IncomingFile {
  path: string;
  size: number;
  /** Hex. */
  sha256: string;
}

/** Both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A stored file whose bytes are not read yet. */
export interface StoredFile {
  size: number;
  /** @param chunkSize hint, in bytes */
  open(range?: ByteRange, chunkSize?: number): Promise<Readable>;
}

/** What is appended to a file's name: for a picture derived from it, and for the mark that it has none. */
export interface PictureSuffix {
  picture: string;
  none: string;
}

/** `blobs` may be removed once nothing refers to them; what is `preserved` stays. */
export type Shelf = 'blobs' | 'preserved';

/**
 * Where the bytes are kept, named by their SHA-256 (hex): a folder (disk-files.ts) or a bucket (s3-files.ts).
 * Both are tested by testing/file-store-contract.ts.
 */
export interface FilePlace {
  /** Uploads the bytes before the transaction that records them, if `keep` would be slow. */
  send(incoming: IncomingFile): Promise<void>;
  /** Durable on return; idempotent. The incoming file is moved, or may be discarded. */
  keep(incoming: IncomingFile, shelf: Shelf): Promise<void>;
  has(shelf: Shelf, sha256: string): Promise<boolean>;
  /** The file, buffered; null if it is missing. For small ones. */
  read(shelf: Shelf, sha256: string): Promise<Buffer | null>;
  /** Of the blobs; null if it is missing. */
  find(sha256: string): Promise<StoredFile | null>;
  /** Runs `work` with a local path of the blob, valid until it returns. */
  withLocal<Result>(sha256: string, work: (file: string) => Promise<Result>): Promise<Result>;
  /** A picture derived from a blob; `none` where it is known to have none, null where that is not known. */
  findPicture(sha256: string, suffix: PictureSuffix): Promise<StoredFile | 'none' | null>;
  /** @param content null: the blob has no such picture */
  keepPicture(sha256: string, suffix: PictureSuffix, content: Buffer | null): Promise<void>;
  /** Pages of the blobs for the clean-up to check; orphaned pictures count as blobs. */
  pages(): AsyncGenerator<string[]>;
  /** Deletes the blob and the pictures derived from it; idempotent. */
  remove(sha256: string): Promise<void>;
  /** @throws if nothing can be read: the bucket does not respond, or the disk is not mounted */
  checkReachable(): Promise<void>;
  /** Frees disk space used by caches; false if there are none. */
  freeRoom(): Promise<boolean>;
}

export async function readStored(file: StoredFile): Promise<Buffer> {
  return buffer(await file.open());
}
