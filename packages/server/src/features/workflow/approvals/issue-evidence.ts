import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import type { ApprovalVia } from '@ardoise/domain/contract/project-parts.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { findingsInEvidence } from '../../project/comparisons/findings-in-evidence.ts';
import { type FileRecord, isOrderForm, listFilesOf } from '../../project/documents/files/files.repository.ts';
import type { ProofPictures } from '../../project/documents/proofs/proof-pictures.ts';
import { filesOfProof, findProof } from '../../project/documents/proofs/proofs.repository.ts';
import { freezeDocument } from '../../project/order-forms/freeze-document.ts';
import { headOf } from '../../project/order-forms/issue-order-form.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';
import type { SignatureOrigin } from '../../project/projects/signature-origin.ts';
import { signedLawPoints } from '../../project/projects/signatures.repository.ts';
import type { EvidenceInput } from './render-evidence.ts';

/** An approval in its evidence, with its version. */
export type EvidenceSigner = Omit<EvidenceInput['signer'], 'device'> & { version: number };

/** How an approval was given, in words; `who` is the display name of the signed-in account. */
export function meansInWords(via: ApprovalVia, email: string, who: string): string {
  if (via === 'lien') return `Par le lien personnel envoyé à ${email}`;
  return via === 'compte'
    ? `Avec le compte ${ofName(who)}`
    : `En face à face, sur la tablette ${ofName(who)}`;
}

/** The order form as last signed by then; amendments are separate files. */
async function orderFormOf(
  tx: Transaction,
  { id, num_projet: number }: StoredProject,
  signedAt: string,
): Promise<EvidenceInput['orderForm']> {
  const form = (await listFilesOf(tx, id)).find((file) => isOrderForm(file) && file.t_creation <= signedAt);
  return form === undefined ? null : { name: `Bon de commande ${number}`.trim(), empreinte: form.sha256 };
}

async function evidenceOf(
  tx: Transaction,
  project: StoredProject,
  { version, ...signer }: EvidenceSigner,
  pictures: ProofPictures,
): Promise<EvidenceInput> {
  const proof = await findProof(tx, project.id, version);
  if (proof === null) throw new Error('the proof of an agreement is not recorded');
  const files = await filesOfProof(tx, project.id, version);
  return {
    ...headOf(project, await displayNames(tx)),
    proof: {
      version,
      empreinte: proof.hash.toString('hex'),
      madeAt: proof.t_creation,
      sentAt: proof.sent_at,
    },
    files: files.map(({ filename, size, pages, sha256 }) => ({
      filename: shownFileName(filename),
      size,
      pages,
      empreinte: sha256,
      picture: pictures.get(sha256) ?? null,
    })),
    ecarts: await findingsInEvidence(tx, project, proof, signer.email),
    law: null,
    orderForm: await orderFormOf(tx, project, signer.t_approval),
    signer: { ...signer, device: null },
  };
}

/** `by` is the signer's username or address. */
export interface Issuing {
  by: string;
  pictures: ProofPictures;
}

async function freeze(
  tx: Transaction,
  store: FileStore,
  project: StoredProject,
  input: EvidenceInput,
  by: string,
): Promise<FileRecord> {
  const { renderEvidence } = await import('./render-evidence.ts');
  return freezeDocument(tx, store, project, {
    type: input.signer.device === null ? 'copie_accord' : 'preuve_accord',
    name: `${project.num_projet}-version-${input.proof.version}`,
    printed: await renderEvidence(input),
    by,
    at: new Date(input.signer.t_approval),
  });
}

/**
 * Prints the evidence of an approval, and a copy without address and browser for the dc and the client, and freezes
 * both beside the order form, in the caller's transaction (specification/proofs-and-approvals.md#evidence). The
 * project's row must be locked.
 */
export async function issueEvidence(
  tx: Transaction,
  store: FileStore,
  project: StoredProject,
  { signer, device }: { signer: EvidenceSigner; device: SignatureOrigin },
  { by, pictures }: Issuing,
): Promise<FileRecord[]> {
  const input = await evidenceOf(tx, project, signer, pictures);
  const law = await signedLawPoints(tx, project.id);
  const original = { ...input, law, signer: { ...input.signer, device } };
  return [await freeze(tx, store, project, original, by), await freeze(tx, store, project, input, by)];
}

/** Only the copy, for older evidence. The project's row must be locked. */
export async function issueEvidenceCopy(
  tx: Transaction,
  store: FileStore,
  project: StoredProject,
  signer: EvidenceSigner,
  { by, pictures }: Issuing,
): Promise<FileRecord> {
  return freeze(tx, store, project, await evidenceOf(tx, project, signer, pictures), by);
}
