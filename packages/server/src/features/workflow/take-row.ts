import type { GuardRequest } from '@ardoise/domain/projects/guards.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Transition } from '@ardoise/domain/projects/statuses.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { MailQueue } from '../mails/mail-queue.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { refuseByGuards } from './change-status.ts';
import { moveProject } from './move-project.ts';

/** Parameters of a move without a form: a comment, and no modal's fields. */
export function plainRequest(comment: string): GuardRequest {
  return { comment, imprimeur: null, today: parisDay(new Date()), arbitrates: false };
}

/** Takes a row of the table without a form, if its guards pass. @throws Refusal with the guard's own sentence */
export async function takeRow(
  tx: Transaction,
  mails: MailQueue,
  {
    project,
    actor,
    row,
    comment,
  }: { project: StoredProject; actor: Actor; row: Transition; comment: string },
): Promise<void> {
  await refuseByGuards(tx, project, row, plainRequest(comment));
  const step = { ...row, forced: false };
  await moveProject(tx, mails, {
    project,
    actor,
    step,
    comment,
    imprimeur: null,
    fichiers: [],
    silent: false,
  });
}
