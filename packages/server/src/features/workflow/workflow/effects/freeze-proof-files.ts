import { freezeProof } from '../../../project/documents/proofs/proofs.repository.ts';
import type { Effect } from './effect.ts';

/** `proof:freeze`: protects the approved files from deletion (specification/proofs-and-approvals.md#approval). */
export const freezeProofFiles: Effect = {
  act: (tx, _mails, { project }) => freezeProof(tx, project.id, project.proof_version),
};
