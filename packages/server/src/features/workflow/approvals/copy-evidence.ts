import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { dateFile } from '../../project/documents/files/files.repository.ts';
import { proofPictures } from '../../project/documents/proofs/proof-pictures.ts';
import { filesOfProof } from '../../project/documents/proofs/proofs.repository.ts';
import { findWithoutCopy, lockWithoutCopy } from './evidence-copies.repository.ts';
import { issueEvidenceCopy, meansInWords } from './issue-evidence.ts';

/** Batch size: printing is CPU-intensive; the rest follows in the next hourly run. */
const AT_ONCE = 200;

/**
 * Creates missing copies of older evidence, for its dc and its client (specification/proofs-and-approvals.md#evidence);
 * one transaction each. Idempotent.
 */
export async function copyEvidence(pool: Pool, store: FileStore): Promise<void> {
  for (const { id, project_id, version } of await findWithoutCopy(pool, AT_ONCE)) {
    const pictures = await proofPictures(store, await filesOfProof(pool, project_id, version));
    await inTransaction(pool, async (tx) => {
      const locked = await lockWithoutCopy(tx, id);
      if (locked === null) return;
      const { project, approval } = locked;
      const { signed_by: by, via, email, t_approval } = approval;
      const means = meansInWords(via, email, (await displayNames(tx))(by));
      const copy = await issueEvidenceCopy(tx, store, project, { ...approval, means }, { by, pictures });
      await dateFile(tx, copy.id, t_approval);
    });
  }
}
