import type { Transaction } from '../../../db/transaction.ts';
import type { AddressHolder } from '../../accounts/accounts/client-accounts.repository.ts';
import { createInvitation } from '../../accounts/accounts/password-link.repository.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { orderToCompleteMail } from '../../base/mails/templates/order-to-complete.ts';
import { delegateOf } from '../../base/people/delegate-of.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { readSetting } from '../../base/settings/settings.repository.ts';
import type { StoredProject } from '../projects/project-record.ts';

/** Sender of an order to its client, with their comment; `returned` when it comes back from the agency. */
export interface OrderSending {
  /** Username. */
  by: string;
  comment: string;
  returned: boolean;
}

/**
 * Notifies the client that a Direct Agence is theirs to complete, in the caller's transaction: with an invitation to
 * set their password while they have none (effect `client:sendLink`).
 */
export async function queueOrderMail(
  tx: Transaction,
  mails: MailQueue,
  project: StoredProject,
  client: AddressHolder,
  { by, comment, returned }: OrderSending,
): Promise<void> {
  const nameOf = await displayNames(tx);
  await mails.queue(
    tx,
    orderToCompleteMail({
      to: client.mail,
      project,
      ...(await delegateOf(tx, project.dc)),
      nomResp: nameOf(by),
      comment,
      returned,
      delaiAgence: await readSetting(tx, 'delaiAgence'),
      name: client.name,
      invitation: client.hasPassword ? null : await createInvitation(tx, client, by),
    }),
  );
}
