import { createHash } from 'node:crypto';
import { mkdir, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { DiskFiles } from './disk-files.ts';
import { DiskRoom, type RoomClaim } from './disk-room.ts';
import type { FilePlace, IncomingFile, PictureSuffix, StoredFile } from './file-place.ts';
import { TemporaryFolder } from './incoming-files.ts';
import type { S3Settings } from './s3-settings.ts';
import { VirusScanner } from './virus-scanner.ts';

/** Space that uploads never use: the database shares this disk and must be able to write. */
const RESERVE = 256 * 1024 * 1024;

interface StoreOptions {
  /** Free bytes of the disk that uploads leave. */
  reserve?: number | undefined;
  /** Address of clamd; undefined: uploads are not scanned. */
  clamdUrl?: string | undefined;
  onScannerError?: (error: Error) => void;
  /** The bucket that stores the files; undefined: the local disk. */
  s3?: S3Settings | undefined;
  /** Size of the local cache of a bucket's files. */
  cacheMegabytes?: number;
  /** Age from which an unreferenced object of a bucket may be removed. */
  graceMs?: number;
  /** Called when the bucket stops responding, and when it responds again. */
  say?: (sentence: string) => void;
  /** Folder of the drawings that the catalogues of a demonstration name; none elsewhere. */
  drawings?: string | null;
}

/**
 * Content-addressed file store: bytes are named by their SHA-256, so the same ones are stored once and a name is
 * immutable. Uploads are received on the local disk, hashed and inspected there, then kept in their place (file-place.ts).
 */
export class FileStore {
  readonly #incoming: TemporaryFolder;
  readonly #place: FilePlace;
  readonly #room: DiskRoom;
  /** Scans uploads before anything else reads them. */
  readonly scanner: VirusScanner;
  /** Folder of the drawings that the catalogues of a demonstration name; null elsewhere. */
  readonly drawings: string | null;

  private constructor(
    parts: { incoming: TemporaryFolder; place: FilePlace; room: DiskRoom },
    scanner: VirusScanner,
    drawings: string | null,
  ) {
    this.#incoming = parts.incoming;
    this.#place = parts.place;
    this.#room = parts.room;
    this.scanner = scanner;
    this.drawings = drawings;
  }

  /** Opens the store below `DATA_DIR` and deletes incomplete uploads of earlier processes of this host. */
  static async open(dataDir: string, options: StoreOptions = {}): Promise<FileStore> {
    const { reserve = RESERVE, clamdUrl, onScannerError = () => undefined, drawings = null } = options;
    const folder = path.join(dataDir, 'files');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const incoming = await TemporaryFolder.open(path.join(folder, 'incoming'));
    const room = new DiskRoom(async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    }, reserve);
    const place = options.s3
      ? await openBucket(dataDir, options.s3, room, options)
      : await DiskFiles.open(dataDir, incoming);
    return new FileStore({ incoming, place, room }, new VirusScanner(clamdUrl, onScannerError), drawings);
  }

  /** Free bytes of the disk that receives uploads. */
  freeBytes(): Promise<number> {
    return this.#room.free();
  }

  /** @throws when uploads cannot be received on the local disk */
  checkWritable(): Promise<void> {
    return this.#incoming.checkWritable();
  }

  /** @throws if stored files cannot be read: the bucket does not respond, or the disk is not mounted */
  checkReachable(): Promise<void> {
    return this.#place.checkReachable();
  }

  /**
   * Reserves space for an upload of so many bytes, 0 if unknown: released when it ends.
   * @throws DiskFull when it would touch the reserve
   */
  claimRoom(bytes: number): Promise<RoomClaim> {
    return this.#room.claim(bytes, () => this.#place.freeRoom());
  }

  /**
   * Writes a stream to the disk while hashing it, and fsyncs. Cleans up on failure.
   * @param room the reservation; none for files that this server generated
   * @throws FileTooLarge past `limit` bytes, UploadInterrupted when the sender fails, DiskFull
   */
  receive(source: Readable, limit: number, room?: RoomClaim): Promise<IncomingFile> {
    return this.#incoming.receive(source, limit, room);
  }

  /** As `receive`, for files that this server generated. */
  receiveBytes(content: Buffer): Promise<IncomingFile> {
    return this.receive(Readable.from([content]), content.length);
  }

  /** Uploads an incoming file before the transaction, so that `keep` is fast; the clean-up deletes it if never kept. */
  send(incoming: IncomingFile): Promise<void> {
    return this.#place.send(incoming);
  }

  /** Stores an incoming file; durable on return. Call it in the transaction that records it, after `holdBlobs`. */
  keep(incoming: IncomingFile): Promise<void> {
    return this.#place.keep(incoming, 'blobs');
  }

  /** Deletes an incoming file; a no-op once it was kept. */
  async discard(incoming: IncomingFile): Promise<void> {
    await rm(incoming.path, { force: true });
  }

  /**
   * Stores bytes forever, outside the blobs that are removed when nothing references them: for what signatures cover.
   * Durable on return; idempotent. Returns their SHA-256 in hex.
   */
  async preserve(content: Buffer): Promise<string> {
    const sha256 = createHash('sha256').update(content).digest('hex');
    if (await this.#place.has('preserved', sha256)) return sha256;
    const incoming = await this.receiveBytes(content);
    try {
      await this.#place.keep(incoming, 'preserved');
    } finally {
      await this.discard(incoming);
    }
    return sha256;
  }

  /** The preserved bytes of this SHA-256 (hex); null if there are none. */
  readPreserved(sha256: string): Promise<Buffer | null> {
    return this.#place.read('preserved', sha256);
  }

  /** The bytes of this SHA-256 (hex), buffered; null if there are none. */
  read(sha256: string): Promise<Buffer | null> {
    return this.#place.read('blobs', sha256);
  }

  /** The file of this SHA-256 (hex), to send; null if it is missing. */
  find(sha256: string): Promise<StoredFile | null> {
    return this.#place.find(sha256);
  }

  /** Runs `work` with a local path of the file, valid until it returns. */
  withLocal<Result>(sha256: string, work: (file: string) => Promise<Result>): Promise<Result> {
    return this.#place.withLocal(sha256, work);
  }

  /** A picture derived from a file; `none` where it is known to have none, null where that is not known. */
  findPicture(sha256: string, suffix: PictureSuffix): Promise<StoredFile | 'none' | null> {
    return this.#place.findPicture(sha256, suffix);
  }

  /** @param content null: the file has no such picture */
  keepPicture(sha256: string, suffix: PictureSuffix, content: Buffer | null): Promise<void> {
    return this.#place.keepPicture(sha256, suffix, content);
  }

  /** Pages of SHA-256 names (hex) for the clean-up of unreferenced blobs. */
  pages(): AsyncGenerator<string[]> {
    return this.#place.pages();
  }

  /** Deletes the bytes and everything derived from them. */
  remove(sha256: string): Promise<void> {
    return this.#place.remove(sha256);
  }
}

async function openBucket(
  dataDir: string,
  s3: S3Settings,
  room: DiskRoom,
  { cacheMegabytes = 2000, graceMs, say = () => undefined }: StoreOptions,
): Promise<FilePlace> {
  // Dynamic import: a server with its files on disk loads none of it.
  const { S3Files } = await import('./s3-files.ts');
  return S3Files.open(dataDir, s3, room, { cacheMegabytes, graceMs, say });
}
