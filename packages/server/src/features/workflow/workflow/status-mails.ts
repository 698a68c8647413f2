import { showsProof, waitsForClient } from '@ardoise/domain/rules/moves.ts';
import type { Db } from '../../../db/transaction.ts';
import type { Mail } from '../../base/mails/mail.ts';
import { listReadersByRole } from '../../base/mails/mail-readers.repository.ts';
import { newsOf } from '../../base/mails/status-news.ts';
import { appointmentMails, standingCalendars } from '../../project/calendar/appointment-mails.ts';
import { mailedFindings } from '../../project/documents/proofs/mailed-findings.ts';
import { mailedPicture } from '../../project/documents/proofs/mailed-picture.ts';
import { deadlineOf } from '../../project/projects/deadline.ts';
import { listNamesToJoin } from '../../project/projects/history.repository.ts';
import type { ProjectChange } from '../../project/projects/projects.repository.ts';
import type { Move } from './effects/move.ts';
import { linesOf, mailsOf, rolesAmong } from './status-mail-recipients.ts';

/**
 * The mails of a move's target; none for a silent move. `change` is what the move is about to write. Links for the
 * client only are mailed by the effects of the row.
 */
export async function statusMails(db: Db, move: Move, change: ProjectChange): Promise<Mail[]> {
  if (move.silent) return [];
  const { project, row, actor } = move;
  const { clock_from = project.clock_from } = change;
  const lines = linesOf(row);
  const moved = { ...project, imprimeur: move.imprimeur ?? project.imprimeur };
  const known = [...move.readers, ...(await listReadersByRole(db, rolesAmong(lines)))];
  const files = await listNamesToJoin(db, project.id, actor.name, move.fichiers);
  const news = newsOf(known, project.dc, {
    project,
    from: project.statut,
    resp: actor.name,
    comment: move.comment,
    files,
    deadline: deadlineOf({ statut: row.to, clock_from }, move.delays),
    delays: move.delays,
    trackingToken: move.trackingToken ?? null,
    // The client's own mail counts them itself.
    ecarts: showsProof(row.to) && !waitsForClient(row.to) ? await mailedFindings(db, project) : '',
    calendars: standingCalendars(project, change),
  });
  const picture = lines.some(({ to }) => to === 'client') ? await mailedPicture(db, project) : {};
  return [
    ...mailsOf(lines, moved, known, { ...news, ...picture }),
    ...(await appointmentMails(db, project, change, row.target)),
  ];
}
