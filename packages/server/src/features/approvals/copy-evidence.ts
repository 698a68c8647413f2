import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { dateFile } from '../files/files.repository.ts';
import { displayNames } from '../people/display-names.ts';
import { filesOfProof } from '../proofs/proofs.repository.ts';
import { findWithoutCopy, lockWithoutCopy } from './evidence-copies.repository.ts';
import { issueEvidenceCopy, meansInWords } from './issue-evidence.ts';
import { proofPictures } from './proof-pictures.ts';

/** Printing is slow beside what else the server does: the next hour goes on with the rest. */
const AT_ONCE = 200;

/**
 * Gives evidence from before there were copies the one that its dc and its client read
 * (specification/proofs-and-approvals.md#evidence); each in a transaction of its own. Done once, it finds nothing more
 * to do.
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
