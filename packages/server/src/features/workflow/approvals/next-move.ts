import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Transition } from '@ardoise/domain/projects/statuses.ts';
import { rowsFor } from '@ardoise/domain/rules/transitions.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';
import { refuseByGuards } from '../workflow/check-guards.ts';
import type { MoveFacts } from '../workflow/move-facts.repository.ts';
import { plainRequest } from '../workflow/take-row.ts';

async function refusalFor(
  tx: Transaction,
  project: StoredProject,
  facts: MoveFacts,
  row: Transition,
  comment: string,
): Promise<Refusal | null> {
  try {
    await refuseByGuards(tx, project, facts, row, plainRequest(comment), true);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/**
 * The move that an approval triggers: the row of the table that requires one, and whose other guards pass. Otherwise
 * the refusal of a failing guard; guards that name what is missing take precedence over those that hide the action.
 */
export async function moveAfterApproval(
  tx: Transaction,
  project: StoredProject,
  facts: MoveFacts,
  actor: Actor,
  comment: string,
): Promise<{ row: Transition } | { refus: string }> {
  const refusals: Refusal[] = [];
  for (const row of rowsFor(project, actor)) {
    if (!row.guards.includes('clientApproval')) continue;
    const refusal = await refusalFor(tx, project, facts, row, comment);
    if (refusal === null) return { row };
    refusals.push(refusal);
  }
  const telling =
    refusals.find(({ code }) => code !== 'TRANSITION') ?? refusals[0] ?? new Refusal('TRANSITION');
  return { refus: telling.message };
}
