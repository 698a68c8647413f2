import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { toComplete } from '@ardoise/domain/rules/guards.ts';
import { missingSteps, type Wizard } from '@ardoise/domain/wizards/wizard.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { issueAmendment } from '../order-forms/issue-order-form.ts';
import { addHistory } from '../projects/history.repository.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { markAmended, validSignatures } from '../projects/signatures.repository.ts';

/** A change of signed content after submission, by head office only. */
export interface Amendment {
  comment: string;
  before: ProjectDocument;
  after: ProjectDocument;
}

/**
 * A submitted order stays complete: an amendment must satisfy the rules of every step, as at submission. Settings
 * changed since (eligible medals) do not invalidate an old answer.
 * @throws Refusal GARDE with the fields, and the step to complete first
 */
export function refuseIncomplete(wizard: Wizard, before: WizardProject, after: WizardProject): void {
  const known = new Set(
    missingSteps(wizard, before).flatMap((step) => step.champs.map(({ chemin }) => chemin)),
  );
  const missing = missingSteps(wizard, after)
    .map((step) => ({ ...step, champs: step.champs.filter(({ chemin }) => !known.has(chemin)) }))
    .filter((step) => step.champs.length > 0);
  const [first] = missing;
  if (first === undefined) return;
  throw new Refusal('GARDE', {
    message: toComplete(missing),
    champs: missing.flatMap((step) => step.champs),
    etat: { step: first.path },
  });
}

/**
 * Writes the amendment into the history, marks the signatures as given before it, and prints its page among the
 * documents. The status is unchanged (specification/signatures.md#amendments).
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
    nature: 'modification',
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
