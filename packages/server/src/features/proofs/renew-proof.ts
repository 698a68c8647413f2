import type { Transaction } from '../../db/transaction.ts';
import { insertProof, setCurrentProof } from './proofs.repository.ts';

/**
 * The proof has changed: its files, as they now are, make a new version, which is the current one and fresh; none is left
 * when no file is (specification/proofs-and-approvals.md#proof). The project's row must be locked.
 *
 * @param madeBy username
 */
export async function renewProof(tx: Transaction, projectId: string, madeBy: string): Promise<void> {
  await setCurrentProof(tx, projectId, await insertProof(tx, projectId, madeBy));
}
