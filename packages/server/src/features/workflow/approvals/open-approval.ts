import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { PROOF_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import type { ApprovalPage } from '@ardoise/domain/contract/client-links.ts';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import { summariseForClient } from '@ardoise/domain/kinds/signed-summary.ts';
import { proposedSigner } from '@ardoise/domain/rules/signers.ts';
import type { Db } from '../../../db/transaction.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { findUserByName } from '../../base/people/users.repository.ts';
import type { FileRecord } from '../../project/documents/files/files.repository.ts';
import { presentFile } from '../../project/documents/files/project-file.presenter.ts';
import { readThreads } from '../../project/documents/proofs/proof-threads.ts';
import { filesOfProof, findProof } from '../../project/documents/proofs/proofs.repository.ts';
import { type ApprovalLink, findApprovalLink } from '../../project/links/approval-links.repository.ts';
import { findLinkedProject } from '../../project/links/linked-project.repository.ts';
import { liveApprovalLink } from '../../project/links/live-link.ts';
import { documentOf, type StoredProject } from '../../project/projects/project-record.ts';
import { validSignatures } from '../../project/projects/signatures.repository.ts';
import { findHeldApproval } from './approvals.repository.ts';
import { actorOf } from './link-holder.ts';

/** A valid link, with its project. @throws Refusal INTROUVABLE, LIEN_EXPIRE */
async function openLinkOf(db: Db, token: string): Promise<{ link: ApprovalLink; project: StoredProject }> {
  const link = liveApprovalLink(await findApprovalLink(db, token));
  const project = required(await findLinkedProject(db, link.project_id));
  return { link, project };
}

/** The order in words for the client. */
function orderInWords(project: StoredProject): ApprovalPage['commande'] {
  const document = documentOf(project);
  return summariseForClient(KINDS[project.kind], {
    ...document,
    type: project.type,
    agence: project.agence,
  });
}

/** `url` and `photo` are valid for this link only. */
function fileOfLink(file: FileRecord, path: string): ProjectFile {
  const presented = presentFile(file, false);
  const url = `${path}/fichiers/${file.id}`;
  return { ...presented, url, photo: presented.photo === null ? null : `${url}?vignette=1` };
}

/**
 * The proof to approve, with its order. Read-only. Excludes other people's post-its and comments
 * (specification/roles-and-scope.md#what-a-client-reads). `company` is the delegate's.
 * @throws Refusal INTROUVABLE, LIEN_EXPIRE
 */
export async function openApproval(db: Db, token: string, company: string): Promise<ApprovalPage> {
  const { link, project } = await openLinkOf(db, token);
  const proof = await findProof(db, project.id, project.proof_version);
  if (proof === null) throw new Refusal('INTROUVABLE', { message: PROOF_NEEDED });
  const files = await filesOfProof(db, project.id, proof.version);
  const held = await findHeldApproval(db, project.id);
  const nameOf = await displayNames(db);
  return {
    nameProjet: project.name_projet,
    numProjet: project.num_projet,
    type: project.type,
    ville: project.ville,
    signataire: proposedSigner(await validSignatures(db, project.id), project.client_name),
    demandeur: nameOf(project.dc),
    telephoneDC: (await findUserByName(db, project.dc))?.telephone ?? '',
    entreprise: company,
    nomAgence: nameOf(project.agence),
    t_envoi: link.t_creation,
    version: proof.version,
    empreinte: proof.hash.toString('hex'),
    commande: orderInWords(project),
    fichiers: files.map((file) => fileOfLink(file, `/rest/myplv/accord/${token}`)),
    postIts: await readThreads(db, project, actorOf(link)),
    accord: held?.version === proof.version ? { nom: held.nom, t_accord: held.t_accord } : null,
  };
}

/** A file of the proof to approve, no other. @throws Refusal INTROUVABLE, LIEN_EXPIRE */
export async function fileOfApproval(db: Db, token: string, fileId: string): Promise<FileRecord> {
  const { project } = await openLinkOf(db, token);
  return required(
    (await filesOfProof(db, project.id, project.proof_version)).find(({ id }) => id === fileId),
  );
}
