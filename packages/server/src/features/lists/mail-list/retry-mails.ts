import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { mailExists, reopenMails } from './mail-lists.repository.ts';

/** Batch size: jobs are inserted in one statement each time. */
const AT_ONCE = 1000;

/**
 * Retries a queued or failed mail now; returns 0 for one that is being sent or was sent. Idempotent: a concurrent
 * request finds the job, and the sender locks the mail's row.
 * @throws Refusal INTROUVABLE
 */
export async function retryMail(pool: Pool, mails: MailQueue, id: number): Promise<{ relances: number }> {
  if (!(await mailExists(pool, id))) throw new Refusal('INTROUVABLE');
  return reopen(pool, mails, { id });
}

/** The same for every failed mail. */
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
