import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import { COVERED_FILE_TYPES } from '@ardoise/domain/projects/file-types.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import type { Transaction } from '../../../../db/transaction.ts';
import type { StoredProject } from '../../projects/project-record.ts';
import { refreshTrace } from '../../projects/project-view.repository.ts';
import { updateProject } from '../../projects/projects.repository.ts';
import {
  releaseCoveredFiles,
  validSignatures,
  voidSignatures,
} from '../../projects/signatures.repository.ts';

const SIGNED_SINCE =
  'La commande a été signée après l’export de ce fichier\u00a0: il n’annule pas ces signatures. Joignez-le depuis la commande, s’il le faut.';
const WARNING = 'Le bon de commande est signé\u00a0: joindre ce fichier annulera les signatures.';

/** Whether valid signatures would have covered a file of this type. */
export function changesSignedContent(project: StoredProject, type: FileType): boolean {
  return (project.client_signed || project.dc_signed) && COVERED_FILE_TYPES.includes(type);
}

/** That signatures are voided was accepted: of those that had been received by then. */
export type Acceptance = boolean | { until: Date };

/** @throws Refusal SIGNATURES where somebody has signed since */
async function refuseNewer(tx: Transaction, projectId: string, until: Date): Promise<void> {
  const signatures = await validSignatures(tx, projectId);
  const isNewer = signatures.some(
    ({ t_signature, received_at }) => new Date(received_at ?? t_signature) > until,
  );
  if (isNewer) throw new Refusal('SIGNATURES', { message: SIGNED_SINCE });
}

/**
 * A file added to a signed draft changes the signed content: voids its signatures, once the warning was accepted
 * (specification/signatures.md#signing). After submission they stay valid, and the file counts as received later.
 * @throws Refusal SIGNATURES until the warning is accepted, and for signatures that came after that
 */
export async function settleSignatures(
  tx: Transaction,
  project: StoredProject,
  type: FileType,
  accepted: Acceptance,
): Promise<void> {
  if (!changesSignedContent(project, type) || !isBeforeSubmission(project.statut)) return;
  if (!accepted) throw new Refusal('SIGNATURES', { message: WARNING });
  if (accepted !== true) await refuseNewer(tx, project.id, accepted.until);
  await voidSignatures(tx, project.id, 'Un fichier couvert par les signatures a été ajouté.');
  await releaseCoveredFiles(tx, project.id);
  await updateProject(tx, project.id, project.version, {
    client_signed: false,
    dc_signed: false,
    created: false,
    popin: false,
  });
  await refreshTrace(tx, project.id);
}
