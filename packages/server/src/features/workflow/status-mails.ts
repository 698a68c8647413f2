import { isBeforeSubmission, type Status } from '@ardoise/domain/projects/statuses.ts';
import type { Transaction } from '../../db/transaction.ts';
import { giveClientAccess } from '../accounts/give-client-access.ts';
import { queueApprovalLinkMail } from '../links/queue-approval-link-mail.ts';
import { queueDeliveryMail, queueDigitalMail } from '../links/queue-delivery-mail.ts';
import { queueOrderMail } from '../links/queue-order-mail.ts';
import type { MailQueue } from '../mails/mail-queue.ts';
import {
  canBeMailed,
  type StatusNews,
  sendsFilesToClient,
  sendsProofToClient,
  sendsVideo,
} from '../mails/status-news.ts';
import { deadlineOf } from '../projects/deadline.ts';
import type { ProjectChange } from '../projects/projects.repository.ts';
import type { Move } from './move.ts';
import { listJoinedNames, listMailReaders, type MailReader } from './status-mail.repository.ts';
import { linesOf, mailsOf, rolesAmong } from './status-mail-recipients.ts';

function newsOf(
  { project, step, actor, comment }: Move,
  { clock_from = project.clock_from }: ProjectChange,
  known: readonly MailReader[],
  files: string[],
): StatusNews {
  const find = (username: string) => known.find(({ name }) => name.toLowerCase() === username.toLowerCase());
  const dc = find(project.dc);
  return {
    project,
    from: project.statut,
    nomDc: dc?.shown ?? project.dc,
    telephoneDc: dc?.telephone ?? '',
    resp: actor.name,
    // By a mailed link it is the client, known by the address that it was sent to.
    nomResp: find(actor.name)?.shown ?? (project.client_name.trim() || actor.name),
    comment,
    files,
    deadline: deadlineOf({ statut: step.to, clock_from }),
  };
}

/** Why a move was forced is said to the others, not to the client. */
function toldClient({ step, comment }: Move): string {
  return step.forced ? '' : comment;
}

/** The mails that carry a link which is the client's alone, by the status that is entered. */
const CLIENT_LINKS: Partial<
  Record<Status, (tx: Transaction, mails: MailQueue, move: Move) => Promise<unknown>>
> = {
  Client: async (tx, mails, move) => {
    const { project, actor } = move;
    const returned = !isBeforeSubmission(project.statut);
    const client = await giveClientAccess(tx, project);
    await queueOrderMail(tx, mails, project, client, { by: actor.name, comment: toldClient(move), returned });
  },
  'Validation Client': async (tx, mails, move) => {
    const { project, actor } = move;
    // Without an address, or a proof, nothing is sent, and the dc has been told so.
    if (sendsProofToClient(project))
      await queueApprovalLinkMail(tx, mails, project, actor.name, toldClient(move));
  },
  Livré: async (tx, mails, { project, actor }) => {
    if (sendsVideo(project)) await queueDigitalMail(tx, mails, project, actor.name);
  },
  Terminé: async (tx, mails, { project, actor }) => {
    if (sendsFilesToClient(project) && canBeMailed(project))
      await queueDeliveryMail(tx, mails, project, actor.name);
  },
};

/**
 * Queues the mails of a move in its own transaction: they leave after it has committed, or never were. `change` is what
 * the move is about to write.
 */
export async function queueStatusMails(
  tx: Transaction,
  mails: MailQueue,
  move: Move,
  change: ProjectChange,
): Promise<void> {
  const { project, step, actor } = move;
  const lines = linesOf(step);
  const moved = { ...project, imprimeur: move.imprimeur ?? project.imprimeur };
  const names = [project.dc, project.agence, moved.imprimeur, actor.name].filter((name) => name !== null);
  const known = await listMailReaders(tx, names, rolesAmong(lines));
  const files = await listJoinedNames(tx, project.id, move.fichiers);
  await mails.queueAll(tx, mailsOf(lines, moved, known, newsOf(move, change, known, files)));
  await CLIENT_LINKS[step.to]?.(tx, mails, move);
}
