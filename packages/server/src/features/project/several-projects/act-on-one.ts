import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { lockProject } from '../projects/projects.repository.ts';

/** A refusal, with its project in the present state. */
export class ProjectRefusal extends Refusal {
  readonly project: StoredProject;
  constructor(refusal: Refusal, project: StoredProject) {
    super(refusal.code, { message: refusal.message, etat: refusal.etat });
    this.project = project;
  }
}

/**
 * An action on one of several projects, in its own transaction, with the project's row locked. What `act` needs locked
 * before it, `hold` locks.
 * @throws Refusal INTROUVABLE outside the actor's scope; ProjectRefusal for refusals of `act`
 */
export function actOnOne<Result>(
  pool: Pool,
  actor: Actor,
  id: string,
  act: (tx: Transaction, project: StoredProject) => Promise<Result>,
  hold?: (tx: Transaction) => Promise<void>,
): Promise<Result> {
  return inTransaction(pool, async (tx) => {
    await hold?.(tx);
    const project = required(await lockProject(tx, id, actor));
    try {
      return await act(tx, project);
    } catch (error) {
      throw error instanceof Refusal ? new ProjectRefusal(error, project) : error;
    }
  });
}
