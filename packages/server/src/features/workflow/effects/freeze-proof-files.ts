import { freezeProof } from '../../proofs/proofs.repository.ts';
import type { Effect } from './effect.ts';

/** `proof:freeze`: the files that the client agreed to can never be deleted again (specification/proofs-and-approvals.md#approval). */
export const freezeProofFiles: Effect = {
  act: (tx, _mails, { project }) => freezeProof(tx, project.id, project.proof_version),
};
