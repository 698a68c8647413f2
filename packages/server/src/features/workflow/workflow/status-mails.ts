import type { Db } from '../../../db/transaction.ts';
import type { Mail } from '../../base/mails/mail.ts';
import { listReadersByRole, type MailReader } from '../../base/mails/mail-readers.repository.ts';
import type { StatusNews } from '../../base/mails/status-news.ts';
import { mailedPicture } from '../../project/documents/proofs/mailed-picture.ts';
import { deadlineOf } from '../../project/projects/deadline.ts';
import { listNamesToJoin } from '../../project/projects/history.repository.ts';
import type { ProjectChange } from '../../project/projects/projects.repository.ts';
import type { Move } from './effects/move.ts';
import { linesOf, mailsOf, rolesAmong } from './status-mail-recipients.ts';

function newsOf(
  { project, row, actor, comment, delays }: Move,
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
    deadline: deadlineOf({ statut: row.to, clock_from }, delays),
    delays,
  };
}

/**
 * The mails of a move's target; none for a silent move. `change` is what the move is about to write. Links for the
 * client only are mailed by the effects of the row.
 */
export async function statusMails(db: Db, move: Move, change: ProjectChange): Promise<Mail[]> {
  if (move.silent) return [];
  const { project, row, actor } = move;
  const lines = linesOf(row);
  const moved = { ...project, imprimeur: move.imprimeur ?? project.imprimeur };
  const known = [...move.readers, ...(await listReadersByRole(db, rolesAmong(lines)))];
  const files = await listNamesToJoin(db, project.id, actor.name, move.fichiers);
  const picture = lines.some(({ to }) => to === 'client') ? await mailedPicture(db, project) : {};
  return mailsOf(lines, moved, known, { ...newsOf(move, change, known, files), ...picture });
}
