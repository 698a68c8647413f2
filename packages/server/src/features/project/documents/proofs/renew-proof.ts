import type { Transaction } from '../../../../db/transaction.ts';
import { insertProof, setCurrentProof } from './proofs.repository.ts';

/**
 * Creates a new version after a change of the proof's files: the current one, and fresh; none without files
 * (specification/proofs-and-approvals.md#proof). The project's row must be locked.
 * @param madeBy username
 */
export async function renewProof(tx: Transaction, projectId: string, madeBy: string): Promise<void> {
  await setCurrentProof(tx, projectId, await insertProof(tx, projectId, madeBy));
}
