import type { Transaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { proofAcceptedMail } from '../../base/mails/templates/proof-accepted.ts';
import { delegateOf } from '../../base/people/delegate-of.ts';
import { mailedPicture } from '../documents/proofs/mailed-picture.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { createLink } from './links.repository.ts';

/** The link by which a client without an account follows their order, of this token; `by` is a username. */
export async function openTrackingLink(
  tx: Transaction,
  { id, client_email }: StoredProject,
  token: string,
  by: string,
): Promise<void> {
  await createLink(tx, { projectId: id, purpose: 'suivi', email: client_email, createdBy: by, token });
}

/** Tells the client that their approval is recorded, with that link. */
export async function queueTrackingMail(
  tx: Transaction,
  mails: MailQueue,
  project: StoredProject,
  token: string,
): Promise<void> {
  const { client_email: to } = project;
  const delegate = await delegateOf(tx, project.dc);
  await mails.queue(
    tx,
    proofAcceptedMail({ to, project, ...delegate, token, ...(await mailedPicture(tx, project)) }),
  );
}
