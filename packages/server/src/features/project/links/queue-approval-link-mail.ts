import type { Transaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { approvalLinkMail } from '../../base/mails/templates/approval-link.ts';
import { delegateOf } from '../../base/people/delegate-of.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { mailedFindings } from '../documents/proofs/mailed-findings.ts';
import { mailedPicture } from '../documents/proofs/mailed-picture.ts';
import { clientAddressOf } from '../projects/client-address.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { createLink, revokeApprovalLinks } from './links.repository.ts';

/**
 * Requests the client's approval: revokes earlier links, creates another, and queues its mail to the project's present
 * address, in the caller's transaction (specification/proofs-and-approvals.md#approval). `by` is a username.
 * @throws Refusal GARDE 'Email client obligatoire' when the project has no valid address
 */
export async function queueApprovalLinkMail(
  tx: Transaction,
  mails: MailQueue,
  project: StoredProject,
  by: string,
  comment: string,
): Promise<{ email: string; t_envoi: string }> {
  const email = clientAddressOf(project);
  await revokeApprovalLinks(tx, project.id);
  const link = await createLink(tx, { projectId: project.id, purpose: 'approval', email, createdBy: by });
  const nameOf = await displayNames(tx);
  await mails.queue(
    tx,
    approvalLinkMail({
      to: email,
      project,
      ...(await delegateOf(tx, project.dc)),
      nomResp: nameOf(by),
      comment,
      token: link.token,
      ecarts: await mailedFindings(tx, project),
      ...(await mailedPicture(tx, project)),
    }),
  );
  return { email, t_envoi: link.created };
}
