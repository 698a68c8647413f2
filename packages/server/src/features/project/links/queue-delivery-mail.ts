import type { Transaction } from '../../../db/transaction.ts';
import type { Mail } from '../../base/mails/mail.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { deliveryLinkMail, type FilesLink } from '../../base/mails/templates/delivery-link.ts';
import { digitalDeliveredMail } from '../../base/mails/templates/digital-delivered.ts';
import { delegateOf } from '../../base/people/delegate-of.ts';
import { mailedPicture } from '../documents/proofs/mailed-picture.ts';
import { clientAddressOf } from '../projects/client-address.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { createLink } from './links.repository.ts';

type DeliveryTemplate = (given: FilesLink) => Mail;

async function queueLink(
  tx: Transaction,
  mails: MailQueue,
  project: StoredProject,
  by: string,
  { email, write }: { email: string; write: DeliveryTemplate },
): Promise<void> {
  const link = await createLink(tx, { projectId: project.id, purpose: 'execution', email, createdBy: by });
  await mails.queue(
    tx,
    write({
      to: email,
      project,
      ...(await delegateOf(tx, project.dc)),
      token: link.token,
      expires: new Date(link.expires),
      ...(await mailedPicture(tx, project)),
    }),
  );
}

/**
 * Sends the client the execution files of an unprinted order: creates a link of 30 days, and queues its mail, in the
 * caller's transaction (effect `mail:executionFilesToClient`). `by` is a username.
 * @throws Refusal GARDE 'Email client obligatoire' when the project has no valid address
 */
export async function queueDeliveryMail(
  tx: Transaction,
  mails: MailQueue,
  project: StoredProject,
  by: string,
): Promise<void> {
  await queueLink(tx, mails, project, by, { email: clientAddressOf(project), write: deliveryLinkMail });
}

/** The same for a Digital, to its order's video address. */
export async function queueDigitalMail(
  tx: Transaction,
  mails: MailQueue,
  project: StoredProject,
  by: string,
): Promise<void> {
  await queueLink(tx, mails, project, by, { email: project.delivery_email, write: digitalDeliveredMail });
}
