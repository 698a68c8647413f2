import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { FileStore } from '../files/file-store.ts';
import { issueAmendment } from '../order-forms/issue-order-form.ts';
import { addHistory } from './history.repository.ts';
import type { StoredProject } from './project-record.ts';
import { markAmended, validSignatures } from './signatures.repository.ts';

/** A change of signed content after submission, which only head office makes. */
export interface Amendment {
  comment: string;
  before: ProjectDocument;
  after: ProjectDocument;
}

/**
 * Writes the amendment into the history, marks the signatures as given before it, and prints its page among the
 * documents. The status goes on (3-decisions.md section 7).
 */
export async function recordAmendment(
  tx: Transaction,
  files: FileStore,
  stored: StoredProject,
  actor: Actor,
  amendment: Amendment,
): Promise<void> {
  await addHistory(tx, {
    projectId: stored.id,
    from: stored.statut,
    to: stored.statut,
    target: stored.statut,
    resp: actor.name,
    comment: `Modification du bon de commande : ${amendment.comment}`,
    forced: false,
    basedOn: stored.version,
  });
  const at = await markAmended(tx, stored.id);
  const signatures = await validSignatures(tx, stored.id);
  await issueAmendment(tx, files, stored, signatures, { ...amendment, by: actor.name, at });
}
