import type { Transaction } from '../../db/transaction.ts';
import { displayNames } from '../accounts/display-names.ts';
import type { FileStore } from '../files/file-store.ts';
import { type FileRecord, listFilesOf } from '../files/files.repository.ts';
import { freezeDocument } from '../order-forms/freeze-document.ts';
import { headOf } from '../order-forms/issue-order-form.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { filesOfProof, findProof } from '../proofs/proofs.repository.ts';
import type { ProofPictures } from './proof-pictures.ts';
import { type EvidenceInput, renderEvidence } from './render-evidence.ts';

/** The order form as it was signed last; amendments stand beside it under another name. */
async function orderFormOf(tx: Transaction, projectId: string): Promise<EvidenceInput['orderForm']> {
  const forms = (await listFilesOf(tx, projectId)).filter(
    ({ file_type, filename }) =>
      file_type === 'bon_commande' && !filename.startsWith('bon_commande_modification-'),
  );
  const [form] = forms;
  return form === undefined ? null : { filename: form.filename, empreinte: form.sha256 };
}

/**
 * Prints what is known of an agreement and freezes it beside the order form, in its own transaction. `by` is the username
 * or address of who signed; the project's row must be locked.
 */
export async function issueEvidence(
  tx: Transaction,
  store: FileStore,
  project: StoredProject,
  signer: EvidenceInput['signer'],
  { by, pictures }: { by: string; pictures: ProofPictures },
): Promise<FileRecord> {
  const proof = await findProof(tx, project.id, project.proof_version);
  if (proof === null) throw new Error('the current proof is not recorded');
  const files = await filesOfProof(tx, project.id, proof.version);
  const printed = await renderEvidence({
    ...headOf(project, await displayNames(tx)),
    proof: {
      version: proof.version,
      empreinte: proof.hash.toString('hex'),
      madeAt: proof.t_creation,
      sentAt: proof.sent_at,
    },
    files: files.map(({ filename, size, pages, sha256 }) => ({
      filename,
      size,
      pages,
      empreinte: sha256,
      picture: pictures.get(sha256) ?? null,
    })),
    orderForm: await orderFormOf(tx, project.id),
    signer,
  });
  return freezeDocument(tx, store, project, {
    type: 'preuve_accord',
    name: `${project.num_projet}-version-${proof.version}`,
    printed,
    by,
    at: new Date(signer.t_approval),
  });
}
