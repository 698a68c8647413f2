import type { Db, Transaction } from '../../../db/transaction.ts';

/** Idempotent: the same bytes are one file. */
export async function insertGuideFile(
  tx: Transaction,
  { sha256, size, by }: { sha256: string; size: number; by: string },
): Promise<void> {
  await tx.query(
    `insert into guide_files (sha256, size, created_by) values (decode($1, 'hex'), $2, $3) on conflict do nothing`,
    [sha256, size, by],
  );
}

/** Whether this PDF was uploaded as a guide. */
export async function isGuideFile(db: Db, sha256: string): Promise<boolean> {
  const { rows } = await db.query("select from guide_files where sha256 = decode($1, 'hex')", [sha256]);
  return rows.length > 0;
}
