import { executionCover } from '@ardoise/domain/rules/execution-files.ts';
import type { Transaction } from '../../../../db/transaction.ts';
import type { ProjectRecord } from '../../projects/project-record.ts';
import { executionFilenames, setExecutionFreshness } from './files.repository.ts';

/**
 * After a change of execution files: updates the guard's columns from those not superseded. The project's row must be
 * locked.
 */
export async function refreshExecution(tx: Transaction, project: ProjectRecord): Promise<void> {
  const names = await executionFilenames(tx, project.id);
  await setExecutionFreshness(tx, project.id, executionCover(names, project.with_menu));
}
