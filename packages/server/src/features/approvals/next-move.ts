import { Refusal } from '@ardoise/domain/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Transition } from '@ardoise/domain/projects/statuses.ts';
import { rowsFor } from '@ardoise/domain/projects/transitions.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { refuseByGuards } from '../workflow/change-status.ts';
import { plainRequest } from '../workflow/take-row.ts';

async function refusalFor(
  tx: Transaction,
  project: StoredProject,
  row: Transition,
  comment: string,
): Promise<Refusal | null> {
  try {
    await refuseByGuards(tx, project, row, plainRequest(comment));
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/**
 * The move that an agreement brings: the row of the table that asks for one, and whose other guards hold. Otherwise the
 * sentence of a guard that does not; rows that guards hide say less than those that name what is missing.
 */
export async function moveAfterApproval(
  tx: Transaction,
  project: StoredProject,
  actor: Actor,
  comment: string,
): Promise<{ row: Transition } | { refus: string }> {
  const refusals: Refusal[] = [];
  for (const row of rowsFor(project, actor)) {
    if (!row.guards.includes('clientApproval')) continue;
    const refusal = await refusalFor(tx, project, row, comment);
    if (refusal === null) return { row };
    refusals.push(refusal);
  }
  const telling =
    refusals.find(({ code }) => code !== 'TRANSITION') ?? refusals[0] ?? new Refusal('TRANSITION');
  return { refus: telling.message };
}
