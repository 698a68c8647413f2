import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { newReply } from '@ardoise/domain/contract/creations.ts';
import { saysSomething } from '@ardoise/domain/projects/comment.ts';
import {
  ACT_PERMISSIONS,
  isSaidAlready,
  progressAfter,
  type RemarkAct,
  refusalOfAct,
  type Said,
  seesRemark,
} from '@ardoise/domain/rules/remarks.ts';
import type * as z from 'zod/mini';
import type { Transaction } from '../../../../db/transaction.ts';
import { demand, type ProjectRecord } from '../../projects/project-record.ts';
import {
  countNoteSinceEntry,
  countWaiting,
  findNote,
  insertReply,
  type NoteReplyRecord,
  repliesOfNotes,
  updateProgress,
  versionShownToClient,
} from './proof-notes.repository.ts';
import { type NoteAuthor, refuseOlderProof } from './proof-notes.ts';
import { remarkOf } from './proof-threads.ts';

/** Maximum under one remark: more would not be read. */
const MOST_REPLIES = 100;

function refuseWords(message: string): never {
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'texte', message }] });
}

/** Longer than a request is sent again: the same words later are meant. */
const SENT_AGAIN_MS = 60_000;

/** What this may be a repetition of: one's own last words of just now, else what was said last. */
function saidBefore(replies: readonly NoteReplyRecord[], act: RemarkAct, author: string): Said | undefined {
  if (act !== 'reponse') return replies.at(-1);
  const own = replies.findLast((reply) => reply.author === author);
  return own && Date.now() - Date.parse(own.t_creation) < SENT_AGAIN_MS ? own : undefined;
}

/**
 * Says something under a remark, or does something with it: once, however often it is asked. The project's row must be
 * locked.
 * @throws Refusal INTROUVABLE for a remark that is gone, or that its reader does not see; STATUT; VERSION; VALIDATION
 */
export async function replyTo(
  tx: Transaction,
  project: ProjectRecord,
  { actor, shownName }: NoteAuthor,
  noteId: number,
  { acte, version, texte }: z.output<typeof newReply>,
): Promise<void> {
  demand(ACT_PERMISSIONS[acte], project, actor);
  const note = required(await findNote(tx, project.id, noteId));
  if (!seesRemark(note.author, actor)) throw new Refusal('INTROUVABLE');
  const remark = remarkOf(note, project);
  const replies = (await repliesOfNotes(tx, project.id)).filter((reply) => reply.note_id === noteId);
  const said = { act: acte, texte: acte === 'reponse' ? texte : '', author: actor.name };
  if (isSaidAlready(remark, saidBefore(replies, acte, actor.name), said, project.proof_version)) return;
  refuseOlderProof(project, version);
  const refusal = refusalOfAct(acte, remark, actor, await versionShownToClient(tx, project.id));
  if (refusal !== null) throw new Refusal('STATUT', { message: refusal });
  if (acte === 'reponse' && !saysSomething(texte))
    refuseWords('Votre réponse compte au moins trois caractères.');
  if (replies.length >= MOST_REPLIES) refuseWords(`Cette remarque a déjà ${MOST_REPLIES}\u00a0réponses.`);
  const { statut, proof_version: current } = project;
  await insertReply(tx, project.id, { ...said, note_id: noteId, version, author_name: shownName });
  await updateProgress(tx, noteId, progressAfter(remark, said, { role: actor.role, statut, current }));
  // What is asked once more is a request, as a remark is: it stands in for the comment of a correction.
  if (acte === 'pasEncore') await countNoteSinceEntry(tx, project.id, 1);
  await countWaiting(tx, project.id);
}
