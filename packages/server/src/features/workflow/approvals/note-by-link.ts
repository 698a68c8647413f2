import { required } from '@ardoise/domain/base/errors.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type {
  addNoteByLink as addCall,
  replyByLink as replyCall,
} from '@ardoise/domain/contract/client-links.ts';
import type { ProofNote } from '@ardoise/domain/contract/creations.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { addNote, removeNote } from '../../project/documents/proofs/proof-notes.ts';
import { readThread } from '../../project/documents/proofs/proof-threads.ts';
import { replyTo } from '../../project/documents/proofs/reply-to-note.ts';
import { type ApprovalLink, findApprovalLink } from '../../project/links/approval-links.repository.ts';
import { lockLinkedProject } from '../../project/links/linked-project.repository.ts';
import { liveApprovalLink } from '../../project/links/live-link.ts';
import { demand, type StoredProject } from '../../project/projects/project-record.ts';
import { actorOf, authorOf } from './link-holder.ts';

async function lockAnnotated(
  tx: Transaction,
  token: string,
): Promise<{ link: ApprovalLink; project: StoredProject }> {
  const known = liveApprovalLink(await findApprovalLink(tx, token));
  const project = await lockLinkedProject(tx, known.project_id);
  // Race: a concurrent exit from the status may have revoked it while waiting for the row lock.
  const link = liveApprovalLink(await findApprovalLink(tx, token));
  const annotated = required(project);
  demand('proof.annotate', annotated, actorOf(link));
  return { link, project: annotated };
}

/** Adds a client's post-it to the proof. @throws Refusal INTROUVABLE, LIEN_EXPIRE, STATUT, VERSION, VALIDATION */
export async function addNoteByLink(
  pool: Pool,
  token: string,
  version: number,
  note: BodyOf<typeof addCall>,
): Promise<ProofNote> {
  return inTransaction(pool, async (tx) => {
    const { link, project } = await lockAnnotated(tx, token);
    const added = await addNote(tx, project, authorOf(link, project), version, note);
    return readThread(tx, project, actorOf(link), added);
  });
}

/** A client's word under their own remark, or what they do with it. @throws Refusal LIEN_EXPIRE (see `replyTo`) */
export async function replyByLink(
  pool: Pool,
  token: string,
  note: number,
  body: BodyOf<typeof replyCall>,
): Promise<ProofNote> {
  return inTransaction(pool, async (tx) => {
    const { link, project } = await lockAnnotated(tx, token);
    await replyTo(tx, project, authorOf(link, project), note, body);
    return readThread(tx, project, actorOf(link), note);
  });
}

/** Deletes one of them. @throws Refusal INTROUVABLE, LIEN_EXPIRE, STATUT */
export async function deleteNoteByLink(pool: Pool, token: string, note: number): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const { link, project } = await lockAnnotated(tx, token);
    await removeNote(tx, project, link.email, note);
  });
}
