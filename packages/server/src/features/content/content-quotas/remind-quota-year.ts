import { isReminderTime } from '@ardoise/domain/content/quotas/quota-year.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { quotaYearToOpenMail } from '../../base/mails/templates/quota-year-to-open.ts';
import { listUsersByRole } from '../../base/people/users.repository.ts';
import { isYearOpened, takeYearReminder } from './quota-edits.repository.ts';

/**
 * Notifies head office once, from 1 December, that next year's quotas are not opened, and that this year's continue to
 * count. Idempotent over all processes.
 */
export async function remindQuotaYear(pool: Pool, mails: MailQueue, now: Date): Promise<void> {
  const today = parisDay(now);
  if (!isReminderTime(today)) return;
  const annee = Number(today.slice(0, 4)) + 1;
  await inTransaction(pool, async (tx) => {
    const readers = await listUsersByRole(tx, 'siege');
    if (readers.length === 0 || (await isYearOpened(tx, annee)) || !(await takeYearReminder(tx, annee)))
      return;
    for (const { mail } of readers) await mails.queue(tx, quotaYearToOpenMail(mail, annee));
  });
}
