import type { PictureCrop } from '@ardoise/domain/catalogue/picture-crop.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** A part of an upload. Hashes in hex, sizes in pixels. */
export interface StoredPicture {
  sha256: string;
  original: string;
  /** Of the upload. */
  width: number;
  height: number;
  crop: PictureCrop;
}

/** A picture by its SHA-256; null if there is none. */
export async function findPicture(db: Db, sha256: string): Promise<StoredPicture | null> {
  const { rows } = await db.query<StoredPicture>(
    `select encode(sha256, 'hex') as sha256, encode(original, 'hex') as original, width, height, crop
     from catalogue_pictures where sha256 = decode($1, 'hex')`,
    [sha256],
  );
  return rows[0] ?? null;
}

/** Records a picture; an existing one becomes as new (upsert). */
export async function insertPicture(
  tx: Transaction,
  { sha256, original, width, height, crop }: StoredPicture,
  by: string,
): Promise<void> {
  await tx.query(
    `insert into catalogue_pictures (sha256, original, width, height, crop, uploaded_by)
     values (decode($1, 'hex'), decode($2, 'hex'), $3, $4, $5, $6) on conflict (sha256) do update set at = now()`,
    [sha256, original, width, height, JSON.stringify(crop), by],
  );
}

/** Deletes pictures that no entry ever had, uploaded more than 30 days ago; their bytes follow. */
export async function deleteUnusedPictures(db: Db): Promise<void> {
  await db.query("delete from catalogue_pictures where not kept and at < now() - interval '30 days'");
}
