import type { BodyOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { changeSettings as changeCall } from '@ardoise/domain/contract/settings.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { readSettings } from './read-settings.ts';
import { isVaeSuspended, writeSetting } from './settings.repository.ts';

/** Suspends the creation of VAE orders, or lifts the suspension. Logs only an actual change. */
export async function changeSettings(
  pool: Pool,
  { vaeSuspendue }: BodyOf<typeof changeCall>,
): Promise<ReplyOf<typeof changeCall>> {
  return inTransaction(pool, async (tx) => {
    if ((await isVaeSuspended(tx)) !== vaeSuspendue) {
      await writeSetting(tx, 'vaeSuspendue', vaeSuspendue);
      const object = vaeSuspendue ? 'création VAE suspendue' : 'création VAE ouverte';
      await recordSecurityEvent(tx, { event: 'reglage_change', object });
    }
    return readSettings(tx);
  });
}
