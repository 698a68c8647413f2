import { DEFAULT_DELAYS } from '@ardoise/domain/words/delays.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { MailQueue } from '../mails/mail-queue.ts';
import type { StatusNews } from '../mails/status-news.ts';
import { deadlineOf } from '../projects/deadline.ts';
import type { ProjectChange } from '../projects/projects.repository.ts';
import { mailedPicture } from '../proofs/mailed-picture.ts';
import type { Move } from './effects/move.ts';
import { listJoinedNames, listMailReaders, type MailReader } from './status-mail.repository.ts';
import { linesOf, mailsOf, rolesAmong } from './status-mail-recipients.ts';

function newsOf(
  { project, step, actor, comment, delays = DEFAULT_DELAYS }: Move,
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
    mailDc: dc?.mail ?? '',
    resp: actor.name,
    // The actor of a mailed link is the client, recorded by address.
    nomResp: find(actor.name)?.shown ?? (project.client_name.trim() || actor.name),
    comment,
    files,
    deadline: deadlineOf({ statut: step.to, clock_from }, delays),
    delays,
  };
}

/**
 * Queues the mails of a move's target in its transaction: sent after its commit, or never. `change` is what the move is
 * about to write. Links for the client only are mailed by the effects of the row.
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
  const picture = lines.some(({ to }) => to === 'client') ? await mailedPicture(tx, project) : {};
  const news = { ...newsOf(move, change, known, files), ...picture };
  await mails.queueAll(tx, mailsOf(lines, moved, known, news));
}
