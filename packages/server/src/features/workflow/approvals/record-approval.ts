import { Refusal } from '@ardoise/domain/base/errors.ts';
import { withDelays } from '@ardoise/domain/base/words/delays.ts';
import { PROOF_REPLACED } from '@ardoise/domain/base/words/needed.ts';
import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import type { ApprovalReply, approveProof } from '@ardoise/domain/contract/approvals.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { ApprovalVia } from '@ardoise/domain/contract/project-parts.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { may } from '@ardoise/domain/rules/permissions.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { approvalWithoutMoveMail } from '../../base/mails/templates/approval-without-move.ts';
import { findUserByName } from '../../base/people/users.repository.ts';
import { readDelays } from '../../base/settings/read-delays.ts';
import { tellWebhooks } from '../../base/webhook-events/tell-webhooks.ts';
import { supersedeExecutionFiles } from '../../project/documents/files/files.repository.ts';
import type { ProofPictures } from '../../project/documents/proofs/proof-pictures.ts';
import { freezeProof, withdrawApproval } from '../../project/documents/proofs/proofs.repository.ts';
import { addHistory } from '../../project/projects/history.repository.ts';
import { demand, permissionSubject, type StoredProject } from '../../project/projects/project-record.ts';
import { refreshTrace } from '../../project/projects/project-view.repository.ts';
import { updateProject } from '../../project/projects/projects.repository.ts';
import { readSignatureImage } from '../../project/projects/signature-image.ts';
import type { SignatureOrigin } from '../../project/projects/signature-origin.ts';
import { moveFrom } from '../workflow/effects/move.ts';
import { findMoveFacts } from '../workflow/move-facts.repository.ts';
import { moveProject } from '../workflow/move-project.ts';
import { findHeldApproval, type HeldApproval, insertApproval } from './approvals.repository.ts';
import { issueEvidence } from './issue-evidence.ts';
import { moveAfterApproval } from './next-move.ts';

/** An approval being given: signer, means, and the data of the evidence page. */
export interface Signing {
  /** Actor of the move: the signed-in account, or a link's holder. */
  actor: Actor;
  via: ApprovalVia;
  /** The client's address. */
  email: string;
  /** 'Sur la tablette de …' */
  means: string;
  /** Suffix of the history line after the signer's name; empty for a link. */
  remark: string;
  body: BodyOf<typeof approveProof>;
  origin: SignatureOrigin;
  pictures: ProofPictures;
}

/** @throws Refusal VERSION with the current number when the displayed proof was replaced */
export function refuseOtherProof(project: StoredProject, version: number): void {
  if (project.proof_version === version) return;
  throw new Refusal('VERSION', {
    message: PROOF_REPLACED,
    etat: { version: project.proof_version },
  });
}

/** Next step in the client's words, where it is not the agency's files. */
const NEXT: Partial<Record<Status, string>> = {
  Prévisite: 'Notre installateur vous appelle sous {installateur} h pour convenir d’une visite.',
  'Validation CCEP': 'Nous vérifions maintenant le projet avant son impression.',
};

async function replyFor(
  tx: Transaction,
  project: StoredProject,
  statut: Status,
  refus: string | null,
): Promise<ApprovalReply> {
  const files = project.to_be_printed
    ? 'L’agence prépare maintenant l’impression.'
    : 'L’agence prépare maintenant vos fichiers définitifs.';
  const next =
    refus === null
      ? withDelays(NEXT[statut] ?? files, await readDelays(tx))
      : 'Votre délégué commercial est prévenu pour la suite.';
  return { message: `Merci, votre accord est enregistré. ${next}`, statut, refus };
}

/**
 * Idempotency: the result of the same approval by the same person, once it has moved the project (a double click, or a
 * lost response). Null if it is another.
 */
export async function sameAgain(
  tx: Transaction,
  project: StoredProject,
  held: HeldApproval | null,
  actor: Actor,
  version: number,
): Promise<ApprovalReply | null> {
  const same = held?.version === version && held.signed_by === actor.name;
  const awaited = may('proof.approve', permissionSubject(project), actor) === true;
  return same && !awaited ? replyFor(tx, project, project.statut, null) : null;
}

/** A project with the approval of its proof. */
interface Kept {
  project: StoredProject;
  approvalId: number;
}

async function keep(
  tx: Transaction,
  { files: store }: AppContext,
  project: StoredProject,
  held: HeldApproval | null,
  { actor, via, email, means, body, origin, pictures }: Signing,
): Promise<Kept> {
  const { version, nom, qualite, mode = 'trace' } = body;
  const image = await readSignatureImage(body.image, 'accord');
  if (held !== null)
    await withdrawApproval(tx, project.id, {
      why:
        held.version === version
          ? `Remplacé par celui ${ofName(nom)}`
          : `Remplacé par l’accord sur la version ${version}`,
      statut: project.statut,
      resp: actor.name,
      basedOn: project.version,
      causeId: null,
    });
  const signer = { nom, qualite, mode, image, email };
  const {
    id: approvalId,
    t_approval,
    notice,
  } = await insertApproval(tx, {
    ...signer,
    ...origin,
    projectId: project.id,
    version,
    via,
    signedBy: actor.name,
  });
  const change = { approved_version: version, proof_fresh: false, execution_fresh: false, menu_fresh: false };
  const written = await updateProject(tx, project.id, project.version, change);
  if (written === null) throw new Refusal('VERSION');
  await supersedeExecutionFiles(tx, project.id);
  await freezeProof(tx, project.id, version);
  const given = { signer: { ...signer, version, means, t_approval, notice }, device: origin };
  await issueEvidence(tx, store, project, given, { by: actor.name, pictures });
  return { project: { ...project, ...change, version: written.version }, approvalId };
}

/** An approval without a move has its own history line: the status stays. */
async function noteAgreement(tx: Transaction, { project, approvalId }: Kept, actor: Actor): Promise<void> {
  await addHistory(tx, {
    projectId: project.id,
    nature: 'accord',
    approvalId,
    from: project.statut,
    to: project.statut,
    target: 'accord',
    resp: actor.name,
    comment: '',
    forced: false,
    basedOn: project.version,
  });
  await refreshTrace(tx, project.id);
}

async function tellDc(
  tx: Transaction,
  { mails }: AppContext,
  project: StoredProject,
  { body }: Signing,
  refus: string,
): Promise<void> {
  const dc = await findUserByName(tx, project.dc);
  if (dc === null) return;
  const { nom, qualite, version } = body;
  await mails.queue(tx, approvalWithoutMoveMail({ to: dc.mail, project, nom, qualite, version, refus }));
}

/**
 * Stores the client's signed approval of the current proof, with its evidence, and makes the move that applies, in the
 * caller's transaction. When a guard prevents the move, the approval is kept and the dc notified
 * (specification/proofs-and-approvals.md#approval). The project's row must be locked.
 * @throws Refusal ROLE, STATUT, VERSION (another proof was displayed), VALIDATION (no PNG, or an empty pad)
 */
export async function recordApproval(
  tx: Transaction,
  context: AppContext,
  project: StoredProject,
  signing: Signing,
): Promise<ApprovalReply> {
  const { actor, body } = signing;
  const held = await findHeldApproval(tx, project.id);
  const repeated = await sameAgain(tx, project, held, actor, body.version);
  if (repeated !== null) return repeated;
  demand('proof.approve', project, actor);
  refuseOtherProof(project, body.version);
  // The same signer again: another signer's approval is a separate one.
  const signedBefore =
    held?.version === body.version && held.signed_by === actor.name && held.nom === body.nom;
  const kept = signedBefore ? null : await keep(tx, context, project, held, signing);
  const approved = kept?.project ?? project;
  const { nom, qualite } = signedBefore ? held : body;
  const comment = `Accord signé par ${nom} (${qualite})${signing.remark}`;
  const facts = await findMoveFacts(tx, project.id, actor);
  const next = await moveAfterApproval(tx, approved, facts, actor, comment);
  if ('refus' in next) {
    if (kept !== null) {
      await noteAgreement(tx, kept, actor);
      await tellWebhooks(tx, 'creation.accordee', actor, project);
      await tellDc(tx, context, project, signing, next.refus);
    }
    return replyFor(tx, project, project.statut, next.refus);
  }
  const row = { ...next.row, forced: false };
  const move = moveFrom(facts, { project: approved, row, actor, comment, approvalId: kept?.approvalId });
  await moveProject(tx, context.mails, move);
  return replyFor(tx, project, next.row.to, null);
}
