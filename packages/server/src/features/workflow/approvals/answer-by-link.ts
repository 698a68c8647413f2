import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { ApprovalReply } from '@ardoise/domain/contract/approvals.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type {
  approveByLink as approveCall,
  askCorrectionsByLink as askCall,
} from '@ardoise/domain/contract/client-links.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { proofPictures } from '../../project/documents/proofs/proof-pictures.ts';
import { filesOfProof } from '../../project/documents/proofs/proofs.repository.ts';
import { type ApprovalLink, findApprovalLink } from '../../project/links/approval-links.repository.ts';
import { lockLinkedProject } from '../../project/links/linked-project.repository.ts';
import { markLinkUsed } from '../../project/links/links.repository.ts';
import { liveApprovalLink } from '../../project/links/live-link.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';
import type { SignatureOrigin } from '../../project/projects/signature-origin.ts';
import { findAllowedRow } from '../workflow/change-status.ts';
import { returnCauses } from '../workflow/return-causes.ts';
import { takeRow } from '../workflow/take-row.ts';
import { findHeldApproval } from './approvals.repository.ts';
import { meansInWords } from './issue-evidence.ts';
import { actorOf } from './link-holder.ts';
import { recordApproval, refuseOtherProof, sameAgain } from './record-approval.ts';

/** Target status of corrections (specification/statuses.md). */
const CORRECTIONS_TARGET = 'Agence';
const CORRECTIONS_ASKED = 'Merci, votre demande de corrections est transmise à l’agence.';

/** The link in any state, with its project locked: a concurrent exit from the status has committed by then. */
async function lockAnswered(
  tx: Transaction,
  token: string,
): Promise<{ link: ApprovalLink; project: StoredProject }> {
  const found = await findApprovalLink(tx, token);
  const project = found === null ? null : await lockLinkedProject(tx, found.project_id);
  const link = await findApprovalLink(tx, token);
  if (link === null || project === null) {
    liveApprovalLink(link);
    throw new Refusal('INTROUVABLE');
  }
  return { link, project };
}

/** The result of this link's own earlier answer, for a repeated request. */
async function answeredAlready(
  tx: Transaction,
  link: ApprovalLink,
  project: StoredProject,
  version: number,
): Promise<ApprovalReply | null> {
  if (link.used_at === null) return null;
  return sameAgain(tx, project, await findHeldApproval(tx, project.id), actorOf(link), version);
}

/**
 * The client's approval by the mailed link, signed with the link's address.
 * @throws Refusal INTROUVABLE, LIEN_EXPIRE, STATUT, VERSION, VALIDATION
 */
export async function approveByLink(
  context: AppContext,
  token: string,
  body: BodyOf<typeof approveCall>,
  origin: SignatureOrigin,
): Promise<ApprovalReply> {
  const { pool, files: store } = context;
  const known = await findApprovalLink(pool, token);
  const live = known !== null && known.revoked_at === null;
  const files = live ? await filesOfProof(pool, known.project_id, body.version) : [];
  const pictures = await proofPictures(store, files);
  return inTransaction(pool, async (tx) => {
    const { link, project } = await lockAnswered(tx, token);
    const repeated = await answeredAlready(tx, link, project, body.version);
    if (repeated !== null) return repeated;
    const { email } = liveApprovalLink(link);
    await markLinkUsed(tx, token);
    return recordApproval(tx, context, project, {
      actor: actorOf(link),
      via: 'lien',
      email,
      means: meansInWords('lien', email, ''),
      remark: '',
      body,
      origin,
      pictures,
    });
  });
}

function askedAlready(link: ApprovalLink, comment: string): boolean {
  return link.left_for === CORRECTIONS_TARGET && link.left_by === link.email && link.left_comment === comment;
}

/**
 * The client returns the proof to the agency with corrections: a comment, or post-its on it.
 * @throws Refusal INTROUVABLE, LIEN_EXPIRE, VERSION, TRANSITION, VALIDATION (an unknown cause), GARDE (neither a comment
 * nor a post-it)
 */
export async function askCorrectionsByLink(
  { pool, mails }: AppContext,
  token: string,
  body: BodyOf<typeof askCall>,
): Promise<ApprovalReply> {
  const comment = body.comment?.trim() ?? '';
  const causes = returnCauses(body.causes);
  return inTransaction(pool, async (tx) => {
    const { link, project } = await lockAnswered(tx, token);
    if (askedAlready(link, comment))
      return { message: CORRECTIONS_ASKED, statut: project.statut, refus: null };
    const actor = actorOf(liveApprovalLink(link));
    refuseOtherProof(project, body.version);
    const row = findAllowedRow(project, actor, CORRECTIONS_TARGET);
    await takeRow(tx, mails, { project, actor, row, comment, causes });
    await markLinkUsed(tx, token);
    return { message: CORRECTIONS_ASKED, statut: row.to, refus: null };
  });
}
