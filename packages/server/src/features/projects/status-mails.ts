import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { MailQueue } from '../../jobs/mail-queue.ts';
import { queueApprovalLinkMail } from '../links/queue-approval-link-mail.ts';
import { queueDeliveryMail } from '../links/queue-delivery-mail.ts';
import { canBeMailed, type StatusNews, sendsFilesToClient } from '../mails/status-news.ts';
import { deadlineOf } from './deadline.ts';
import type { Move } from './move-project.ts';
import { listJoinedNames, listMailReaders, type MailReader } from './status-mail.repository.ts';
import { linesOf, mailsOf, rolesAmong } from './status-mail-recipients.ts';
import { effectsOn } from './transition-effects.ts';

/** The day promised by a move, as the follow-up will show it. */
function deadlineAfter({ project, step }: Move, now: Date): string | null {
  const { clock_from = project.clock_from } = effectsOn(project, step, parisYear(now), now);
  return deadlineOf({ statut: step.to, clock_from });
}

function newsOf(
  { project, actor, comment, ...move }: Move,
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
    nomResp: find(actor.name)?.shown ?? actor.name,
    comment,
    files,
    deadline: deadlineAfter({ project, actor, comment, ...move }, new Date()),
  };
}

/** The mails that carry a link which is the client's alone. Without an address nothing is sent, and the dc is told so. */
async function queueClientLinks(tx: Transaction, mails: MailQueue, move: Move): Promise<void> {
  const { project, step, actor, comment } = move;
  if (!canBeMailed(project)) return;
  if (step.to === 'Validation Client') await queueApprovalLinkMail(tx, mails, project, actor.name, comment);
  if (step.to === 'Terminé' && sendsFilesToClient(project))
    await queueDeliveryMail(tx, mails, project, actor.name);
}

/** Queues the mails of a move in its own transaction: they leave after it has committed, or never were. */
export async function queueStatusMails(tx: Transaction, mails: MailQueue, move: Move): Promise<void> {
  const { project, step, actor } = move;
  const lines = linesOf(step);
  const moved = { ...project, imprimeur: move.imprimeur ?? project.imprimeur };
  const names = [project.dc, project.agence, moved.imprimeur, actor.name].filter((name) => name !== null);
  const known = await listMailReaders(tx, names, rolesAmong(lines));
  const files = await listJoinedNames(tx, project.id, move.fichiers);
  await mails.queueAll(tx, mailsOf(lines, moved, known, newsOf(move, known, files)));
  await queueClientLinks(tx, mails, move);
}
