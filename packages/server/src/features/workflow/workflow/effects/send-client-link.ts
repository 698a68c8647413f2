import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { isCompletedByClient } from '@ardoise/domain/rules/moves.ts';
import type { Transaction } from '../../../../db/transaction.ts';
import type { MailQueue } from '../../../base/mails/mail-queue.ts';
import { sendsProofToClient } from '../../../base/mails/status-news.ts';
import { giveClientAccess } from '../../../project/links/give-client-access.ts';
import { queueApprovalLinkMail } from '../../../project/links/queue-approval-link-mail.ts';
import { queueOrderMail } from '../../../project/links/queue-order-mail.ts';
import type { Effect } from './effect.ts';
import type { Move } from './move.ts';

/** The reason for a forced move is not disclosed to the client. */
function toldClient({ row, comment }: Move): string {
  return row.forced ? '' : comment;
}

/** Even for a silent move: the order is bound to the client from here on. */
async function handOver(tx: Transaction, mails: MailQueue, move: Move): Promise<void> {
  const { project, actor, silent } = move;
  const client = await giveClientAccess(tx, project);
  if (silent) return;
  const returned = !isBeforeSubmission(project.statut);
  await queueOrderMail(tx, mails, project, client, { by: actor.name, comment: toldClient(move), returned });
}

/**
 * `client:sendLink`: sends the client a link to the order that they complete, or to the proof that they approve.
 * Without an address, or a proof, no link is sent: the dc was notified of it.
 */
export const sendClientLink: Effect = {
  act: async (tx, mails, move) => {
    const { project, row, actor, silent } = move;
    if (isCompletedByClient(row.to)) await handOver(tx, mails, move);
    else if (!silent && sendsProofToClient(project))
      await queueApprovalLinkMail(tx, mails, project, actor.name, toldClient(move));
  },
};
