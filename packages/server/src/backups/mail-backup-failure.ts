import type { Pool } from 'pg';
import { inTransaction } from '../db/transaction.ts';
import { tryLock } from '../db/try-lock.ts';
import type { MailQueue } from '../features/base/mails/mail-queue.ts';
import { backupFailedMail } from '../features/base/mails/templates/backup-failed.ts';
import { listUsersByRole } from '../features/base/people/users.repository.ts';
import { takeUntoldFailure } from '../operations/backups.repository.ts';

/** Advisory lock: of several processes one sends the mail. */
const TELLING_LOCK = 7_305_823;

/** Mails the last failure to the administrators, unless one was mailed within the day. */
export async function mailBackupFailure(pool: Pool, mails: Pick<MailQueue, 'queueAll'>): Promise<void> {
  await inTransaction(pool, async (tx) => {
    if (!(await tryLock(tx, TELLING_LOCK))) return;
    const failure = await takeUntoldFailure(tx);
    if (failure === null) return;
    const administrators = await listUsersByRole(tx, 'administrator');
    await mails.queueAll(
      tx,
      administrators.map(({ mail }) => backupFailedMail(mail, failure)),
    );
  });
}
