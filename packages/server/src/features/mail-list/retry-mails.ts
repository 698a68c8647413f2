import { Refusal } from '@ardoise/domain/errors.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import type { MailQueue } from '../mails/mail-queue.ts';
import { mailExists, reopenMails } from './mail-lists.repository.ts';

/** Jobs are queued in one statement each time. */
const AT_ONCE = 1000;

/**
 * Has a mail that waits, or failed, tried at once; answers 0 for one that is being sent or was. Pressed twice, it is sent
 * once: the second press finds its job, and whoever sends a mail holds its row.
 *
 * @throws Refusal INTROUVABLE
 */
export async function retryMail(pool: Pool, mails: MailQueue, id: number): Promise<{ relances: number }> {
  if (!(await mailExists(pool, id))) throw new Refusal('INTROUVABLE');
  return reopen(pool, mails, { id });
}

/** The same for every mail that failed. */
export function retryFailedMails(pool: Pool, mails: MailQueue): Promise<{ relances: number }> {
  return reopen(pool, mails, { failed: true, limit: AT_ONCE });
}

async function reopen(
  pool: Pool,
  mails: MailQueue,
  which: Parameters<typeof reopenMails>[1],
): Promise<{ relances: number }> {
  if (mails.isForShow) return { relances: 0 };
  return inTransaction(pool, async (tx) => {
    const ids = await reopenMails(tx, which);
    await mails.tryAgain(tx, ids);
    return { relances: ids.length };
  });
}
