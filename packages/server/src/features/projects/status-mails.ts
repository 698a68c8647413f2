import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { MailQueue } from '../../jobs/mail-queue.ts';
import { displayNames } from '../accounts/display-names.ts';
import { findUserByName } from '../accounts/users.repository.ts';
import type { Mail } from '../mails/mail.ts';
import { projectCancelledMail } from '../mails/templates/project-cancelled.ts';
import { projectRefusedMail } from '../mails/templates/project-refused.ts';
import { projectReturnedToDraftMail } from '../mails/templates/project-returned-to-draft.ts';
import { projectSubmittedMail } from '../mails/templates/project-submitted.ts';
import type { Move } from './move-project.ts';
import type { StoredProject } from './project-record.ts';

/** Columns that hold the username of somebody concerned. */
type Person = 'dc' | 'agence' | 'imprimeur';

interface StatusMail {
  to: readonly Person[];
  write: (given: {
    to: string;
    project: StoredProject;
    nomDc: string;
    nomResp: string;
    comment: string;
  }) => Mail;
}

/** Who is told of an entry into a status, and how (3-decisions.md section 2, mail by target). */
const STATUS_MAILS: Partial<Record<Status, StatusMail>> = {
  Agence: { to: ['agence'], write: projectSubmittedMail },
  Brouillon: { to: ['dc'], write: projectReturnedToDraftMail },
  Rejeté: { to: ['dc', 'agence'], write: projectRefusedMail },
  Annulé: { to: ['agence', 'dc', 'imprimeur'], write: projectCancelledMail },
};

/** Queues the mails of a move in its own transaction: they leave after it has committed, or never were. */
export async function queueStatusMails(tx: Transaction, mails: MailQueue, move: Move): Promise<void> {
  const { project, step, actor, comment } = move;
  const mail = STATUS_MAILS[step.to];
  if (mail === undefined) return;
  const nameOf = await displayNames(tx);
  for (const person of mail.to) {
    const username = project[person];
    const account = username === null ? null : await findUserByName(tx, username);
    if (account === null) continue;
    await mails.queue(
      tx,
      mail.write({
        to: account.mail,
        project,
        nomDc: nameOf(project.dc),
        nomResp: nameOf(actor.name),
        comment,
      }),
    );
  }
}
