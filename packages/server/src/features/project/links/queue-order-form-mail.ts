import type { Transaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { listMailReaders } from '../../base/mails/mail-readers.repository.ts';
import { canBeMailed } from '../../base/mails/status-news.ts';
import { orderFormMail, orderFormSentMail } from '../../base/mails/templates/order-form.ts';
import { delegateOf } from '../../base/people/delegate-of.ts';
import { readSetting } from '../../base/settings/settings.repository.ts';
import { isOrderForm, listFilesOf } from '../documents/files/files.repository.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { createLink, lastSentDocument } from './links.repository.ts';

/**
 * Sends the client the signed order form, by a link of 90 days, and notifies its dc as they chose to be mailed; in
 * the caller's transaction. Nothing where this very document was sent already, by its hash, or without an address
 * (effect `mail:orderForm`). `by` is a username.
 */
export async function queueOrderFormMail(
  tx: Transaction,
  mails: MailQueue,
  project: StoredProject,
  by: string,
): Promise<void> {
  const form = (await listFilesOf(tx, project.id)).find(isOrderForm);
  if (form === undefined || !canBeMailed(project)) return;
  if ((await lastSentDocument(tx, project.id, 'bon_commande')) === form.sha256) return;
  const { sha256, filename } = form;
  const email = project.client_email;
  const link = await createLink(tx, {
    projectId: project.id,
    purpose: 'bon_commande',
    email,
    createdBy: by,
    sha256,
  });
  const attachment = (await readSetting(tx, 'bonCommandeJoint')) ? { sha256, filename } : undefined;
  const joined = attachment === undefined ? {} : { attachment };
  const readers = await listMailReaders(tx, [project.dc]);
  await mails.queueAll(tx, [
    orderFormMail({
      to: email,
      project,
      ...(await delegateOf(tx, project.dc)),
      token: link.token,
      expires: new Date(link.expires),
      ...joined,
    }),
    ...readers
      .filter(({ active, atOnce }) => active && atOnce)
      .map(({ mail }) => orderFormSentMail({ to: mail, project, email, ...joined })),
  ]);
}
