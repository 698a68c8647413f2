import { required } from '@ardoise/domain/base/errors.ts';
import { ofName } from '@ardoise/domain/base/words/of-name.ts';
import type { ApprovalReply, approveProof as approveCall } from '@ardoise/domain/contract/approvals.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { type Db, inTransaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { findUserByName } from '../../base/people/users.repository.ts';
import { proofPictures } from '../../project/documents/proofs/proof-pictures.ts';
import { filesOfProof } from '../../project/documents/proofs/proofs.repository.ts';
import { findProject, lockProject } from '../../project/projects/projects.repository.ts';
import type { SignatureOrigin } from '../../project/projects/signature-origin.ts';
import { meansInWords } from './issue-evidence.ts';
import { recordApproval } from './record-approval.ts';

/** Uncached display name, for the permanent record; screens may be a quarter of a minute behind. */
async function shownName(db: Db, { name }: Actor): Promise<string> {
  const account = await findUserByName(db, name);
  const shown = `${account?.prenom ?? ''} ${account?.nom ?? ''}`.trim();
  return shown === '' ? name : shown;
}

/**
 * The client's approval given face to face, on the screen of the signed-in account, or with the client's own account.
 * The record states which.
 * @throws Refusal INTROUVABLE, ROLE, STATUT, VERSION, VALIDATION
 */
export async function approveProof(
  context: AppContext,
  actor: Actor,
  id: string,
  body: BodyOf<typeof approveCall>,
  origin: SignatureOrigin,
): Promise<ApprovalReply> {
  const { pool, files: store } = context;
  required(await findProject(pool, id, actor));
  const pictures = await proofPictures(store, await filesOfProof(pool, id, body.version));
  const who = await shownName(pool, actor);
  const own = actor.role === 'client';
  const via = own ? 'compte' : 'tablette';
  return inTransaction(pool, async (tx) => {
    const project = required(await lockProject(tx, id, actor));
    return recordApproval(tx, context, project, {
      actor,
      via,
      email: project.client_email,
      means: meansInWords(via, project.client_email, who),
      remark: own ? '' : `, sur la tablette ${ofName(who)}`,
      body,
      origin,
      pictures,
    });
  });
}
