import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Transition } from '@ardoise/domain/projects/statuses.ts';
import type { GuardRequest } from '@ardoise/domain/rules/guards.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';
import { refuseByGuards } from './check-guards.ts';
import { type Move, moveFrom } from './effects/move.ts';
import { findMoveFacts } from './move-facts.repository.ts';
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
    causes,
    delivery,
  }: { project: StoredProject; actor: Actor; row: Transition } & Pick<
    Move,
    'comment' | 'causes' | 'delivery'
  >,
): Promise<void> {
  const facts = await findMoveFacts(tx, project.id, actor);
  const request = plainRequest(comment);
  await refuseByGuards(tx, project, facts, row, request, true);
  const taken = { ...row, forced: false };
  const withoutUnit = () => refuseByGuards(tx, project, facts, row, request, false);
  await moveProject(
    tx,
    mails,
    moveFrom(facts, { project, actor, row: taken, comment, causes, delivery, withoutUnit }),
  );
}
