import { required } from '@ardoise/domain/base/errors.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { findManagedKey, type ManagedKeyRow, markKeyRevoked } from './api-keys.repository.ts';

/** Revokes a key, at once in every process; idempotent. @throws Refusal INTROUVABLE */
export async function revokeKey(pool: Pool, id: number): Promise<ManagedKeyRow> {
  return inTransaction(pool, async (tx) => {
    const revoked = await markKeyRevoked(tx, id);
    const key = required(await findManagedKey(tx, id));
    if (revoked)
      await recordSecurityEvent(tx, { event: 'cle_revoquee', subjectUid: key.uid, object: key.name });
    return key;
  });
}
