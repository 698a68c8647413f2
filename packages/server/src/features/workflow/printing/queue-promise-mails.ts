import type { Transaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { listMailReaders } from '../../base/mails/mail-readers.repository.ts';
import { canBeMailed } from '../../base/mails/status-news.ts';
import { deliveryDayMail, deliveryDayMovedMail } from '../../base/mails/templates/delivery-day.ts';
import { delegateOf } from '../../base/people/delegate-of.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';

/** Another day than the one that was promised: to the delegate, with the reason, and to the client. */
export async function queuePromiseMails(
  tx: Transaction,
  mails: MailQueue,
  project: StoredProject,
  { jour, motif }: { jour: string; motif: string },
): Promise<void> {
  const readers = await listMailReaders(tx, [project.dc]);
  const toClient = canBeMailed(project)
    ? [deliveryDayMail({ to: project.client_email, project, ...(await delegateOf(tx, project.dc)), jour })]
    : [];
  await mails.queueAll(tx, [
    ...readers
      .filter(({ active, atOnce }) => active && atOnce)
      .map(({ mail }) => deliveryDayMovedMail({ to: mail, project, jour, motif })),
    ...toClient,
  ]);
}
