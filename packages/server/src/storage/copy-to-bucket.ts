import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { forEachFew } from '../db/backup/copied-file.ts';
import type { Shelf } from './file-place.ts';
import { nullIfMissing } from './missing-file.ts';
import type { S3Client } from './s3-client.ts';
import { keyOf } from './s3-files.ts';

const SHELVES: readonly Shelf[] = ['blobs', 'preserved'];
const SHARD = /^[0-9a-f]{2}$/;
/** A file, or something derived from it. */
const NAME = /^([0-9a-f]{64})(\..+)?$/;

export interface Copied {
  /** Files of the disk that the bucket had before. */
  there: number;
  copied: number;
  bytes: number;
  /** Corrupt files, whose hash differs from their name: not copied. */
  damaged: string[];
}

/**
 * Copies the files of the local disk to the bucket, under the same names; deletes nothing. Idempotent, resumable,
 * safe beside a running server: each upload is atomic, and the bucket verifies its SHA-256.
 * @param onShard called for progress after each 256th of a shelf
 * @throws S3Failure when the bucket does not respond
 */
export async function copyToBucket(
  dataDir: string,
  client: S3Client,
  onShard: (done: Copied) => void = () => undefined,
): Promise<Copied> {
  const done: Copied = { there: 0, copied: 0, bytes: 0, damaged: [] };
  for (const shelf of SHELVES) {
    const root = path.join(dataDir, 'files', shelf);
    for (const shard of (await namesIn(root)).filter((name) => SHARD.test(name))) {
      await copyShard(client, { shelf, shard, folder: path.join(root, shard) }, done);
      onShard(done);
    }
  }
  return done;
}

async function copyShard(
  client: S3Client,
  { shelf, shard, folder }: { shelf: Shelf; shard: string; folder: string },
  done: Copied,
): Promise<void> {
  const sizes = new Map<string, number>();
  for await (const { objects } of client.pages(`${shelf}/${shard}/`))
    for (const { key, size } of objects) sizes.set(path.posix.basename(key), size);
  const names = (await namesIn(folder)).filter((name) => NAME.test(name));
  await forEachFew(names, async (name) => {
    const file = path.join(folder, name);
    try {
      const { size } = await stat(file);
      if (sizes.get(name) === size) done.there += 1;
      else if (await copy(client, keyOf(shelf, name), { file, name, size })) {
        done.copied += 1;
        done.bytes += size;
      } else done.damaged.push(file);
    } catch (error) {
      // Race: a running server may delete files.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  });
}

/** False for a file whose content has another hash than its name. */
async function copy(
  client: S3Client,
  key: string,
  { file, name, size }: { file: string; name: string; size: number },
): Promise<boolean> {
  const sha256 = await hashOf(file);
  if (name.length === 64 && name !== sha256) return false;
  await client.put(key, { from: file, size, sha256 });
  return true;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(nullIfMissing)) ?? [];
}
