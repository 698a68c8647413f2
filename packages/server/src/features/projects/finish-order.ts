import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { AppContext } from '../../http/app-context.ts';
import type { StoredProject } from './project-record.ts';
import { freezeCoveredFiles, type SignatureRecord } from './signatures.repository.ts';

/** What the last signature brings: the files it covers can no longer be deleted. */
export async function finishOrder(
  tx: Transaction,
  _context: AppContext,
  project: StoredProject,
  _actor: Actor,
  _signatures: readonly SignatureRecord[],
): Promise<void> {
  await freezeCoveredFiles(tx, project.id);
}
