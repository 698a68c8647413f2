import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { endSession } from '../../../http/session.repository.ts';
import { recordSecurityEvent } from '../../base/security-log/record-security-event.ts';

/** Ends the session of a cookie; a no-op if it is over already. */
export async function logOut(pool: Pool, token: string): Promise<void> {
  await inTransaction(pool, async (tx) => {
    if (await endSession(tx, token)) await recordSecurityEvent(tx, { event: 'deconnexion' });
  });
}
