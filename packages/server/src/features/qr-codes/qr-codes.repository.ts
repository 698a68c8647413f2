import { randomBytes } from 'node:crypto';
import type { Db } from '../../db/transaction.ts';

/** 10 bytes in base 32 without look-alikes: short enough to print small, too many to guess. */
function newCode(): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
  return [...randomBytes(12)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** Gives a project its code; one that has it keeps it, since it may be printed already. */
export async function ensureQrCode(db: Db, projectId: string): Promise<void> {
  await db.query(
    'insert into qr_codes (code, project_id) values ($1, $2) on conflict (project_id) do nothing',
    [newCode(), projectId],
  );
}
