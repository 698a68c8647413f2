import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { chunkFor, unlessGone } from './copied-file.ts';
import type { BackedUpFile } from './file-list.ts';

/** Encrypts and decrypts streams (backup-key.ts); loaded by the commands alone, since servers need none. */
export interface BackupCipher {
  encrypt(clear: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>>;
  decrypt(sealed: ReadableStream<Uint8Array>): Promise<ReadableStream<Uint8Array>>;
  /** Size of what `encrypt` makes of so many bytes. */
  sizeOf(clear: number): number;
}

/** A file as it is in the backup, and the hash of what it was made of. */
export interface WrittenFile {
  entry: BackedUpFile;
  /** Hex. */
  clearSha256: string;
}

/** The name that a file has in a backup. */
export function storedName(file: string, cipher: unknown): string {
  return cipher === undefined ? file : `${file}.age`;
}

/** The name that it had before. */
export function formerName(file: string, cipher: unknown): string {
  return cipher === undefined ? file : file.replace(/\.age$/, '');
}

/** Writes the files of a backup, encrypted where there is a cipher, in constant memory; durable after `flushTree`. */
export class BackupWriter {
  readonly folder: string;
  readonly cipher: BackupCipher | undefined;

  constructor(folder: string, cipher: BackupCipher | undefined) {
    this.folder = folder;
    this.cipher = cipher;
  }

  /** Where a file of this path is written. */
  placeOf(file: string): string {
    return path.join(this.folder, storedName(file, this.cipher));
  }

  makeFolder(folder: string, mode: number): Promise<unknown> {
    return mkdir(path.join(this.folder, folder), { mode });
  }

  /**
   * Returns undefined if the source is gone: some of PostgreSQL's own files vanish while it runs, and its write-ahead
   * log covers them.
   */
  async copy(source: string, file: string): Promise<WrittenFile | undefined> {
    const from = await open(source, 'r').catch(unlessGone);
    if (from === undefined) return undefined;
    try {
      const mode = (await from.stat()).mode & 0o777;
      return await this.write(chunksOf(from), file, mode);
    } finally {
      await from.close();
    }
  }

  async write(content: Chunks, file: string, mode = 0o600): Promise<WrittenFile> {
    const target = this.placeOf(file);
    if (this.cipher === undefined) {
      const copied = await writeChunks(content, target, mode);
      return { entry: { path: file, ...copied, mode }, clearSha256: copied.sha256 };
    }
    const clear = createHash('sha256');
    const sealed = await this.cipher.encrypt(streamOf(hashed(content, clear)));
    const copied = await writeChunks(sealed, target, mode);
    const entry = { path: storedName(file, this.cipher), ...copied, mode };
    return { entry, clearSha256: clear.digest('hex') };
  }
}

/** Copies a file out of a backup; rejects where its cipher finds it cut off or changed. */
export async function copyOut(
  source: string,
  target: string,
  cipher: BackupCipher | undefined,
): Promise<{ size: number; sha256: string } | undefined> {
  const from = await open(source, 'r').catch(unlessGone);
  if (from === undefined) return undefined;
  try {
    const content = chunksOf(from);
    return await writeChunks(
      cipher === undefined ? content : await cipher.decrypt(streamOf(content)),
      target,
    );
  } finally {
    await from.close();
  }
}

/** The bytes of a file of a backup, as they were before. */
export async function readOut(source: string, cipher: BackupCipher): Promise<Readable> {
  const from = await open(source, 'r');
  try {
    const clear = await cipher.decrypt(streamOf(chunksOf(from)));
    return Readable.from(clear).once('close', () => from.close());
  } catch (error) {
    await from.close();
    throw error;
  }
}

type Chunks = AsyncIterable<Uint8Array>;

/** One buffer per file, reused: each chunk is consumed before the next is read. */
async function* chunksOf(from: FileHandle): AsyncGenerator<Uint8Array> {
  const buffer = chunkFor((await from.stat()).size);
  for (;;) {
    const { bytesRead } = await from.read(buffer, 0, buffer.length, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Streams read ahead: each of their pieces has a buffer of its own. */
function streamOf(content: Chunks): ReadableStream<Uint8Array> {
  return ReadableStream.from(copies(content));
}

async function* copies(content: Chunks): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) yield Uint8Array.from(chunk);
}

async function* hashed(content: Chunks, hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

async function writeChunks(
  content: Chunks,
  target: string,
  mode = 0o600,
): Promise<{ size: number; sha256: string }> {
  const to = await open(target, 'wx', mode);
  try {
    const hash = createHash('sha256');
    let size = 0;
    for await (const chunk of content) {
      hash.update(chunk);
      await to.appendFile(chunk);
      size += chunk.length;
    }
    await to.chmod(mode);
    return { size, sha256: hash.digest('hex') };
  } finally {
    await to.close();
  }
}
