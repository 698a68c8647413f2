import type { DistantFiles } from '../db/backup/copy-data.ts';
import type { Shelf } from './file-place.ts';
import { S3Client } from './s3-client.ts';
import { refuseWrongAccess } from './s3-files.ts';
import type { S3Settings } from './s3-settings.ts';

const SHELVES: readonly Shelf[] = ['blobs', 'preserved'];
/** Of the bucket's prefix. Pictures derived from a file are left out: they are drawn again. */
const FILE = /^(?:blobs|preserved)\/[0-9a-f]{2}\/[0-9a-f]{64}$/;

/** A bucket's files, as a backup copies them. */
export async function bucketFiles(settings: S3Settings): Promise<DistantFiles> {
  const client = new S3Client(settings);
  await refuseWrongAccess(client, settings);
  return {
    url: settings.url,
    async *list() {
      for (const shelf of SHELVES)
        for await (const { objects } of client.pages(`${shelf}/`))
          for (const { key, size } of objects) if (FILE.test(key)) yield { path: `files/${key}`, size };
    },
    open: ({ path: file, size }) => client.open(file.slice('files/'.length), size),
  };
}
