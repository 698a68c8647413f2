import { required } from '@ardoise/domain/base/errors.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { addProofNote, ProofNote, replyToNote } from '@ardoise/domain/contract/creations.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../../db/transaction.ts';
import { displayNames } from '../../../base/people/display-names.ts';
import { demand, type StoredProject } from '../../projects/project-record.ts';
import { lockProject } from '../../projects/projects.repository.ts';
import { addNote, type NoteAuthor, removeNote } from './proof-notes.ts';
import { readThread } from './proof-threads.ts';
import { replyTo } from './reply-to-note.ts';

async function lockAnnotatable(tx: Transaction, actor: Actor, id: string): Promise<StoredProject> {
  const project = required(await lockProject(tx, id, actor));
  demand('proof.annotate', project, actor);
  return project;
}

async function authorOf(pool: Pool, actor: Actor): Promise<NoteAuthor> {
  return { actor, shownName: (await displayNames(pool))(actor.name) };
}

/** Adds an account's post-it. @throws Refusal INTROUVABLE, STATUT, VERSION, VALIDATION (see `addNote`) */
export async function annotateProof(
  pool: Pool,
  actor: Actor,
  id: string,
  version: number,
  body: BodyOf<typeof addProofNote>,
): Promise<ProofNote> {
  const author = await authorOf(pool, actor);
  return inTransaction(pool, async (tx) => {
    const project = await lockAnnotatable(tx, actor, id);
    return readThread(tx, project, actor, await addNote(tx, project, author, version, body));
  });
}

/** An account's word under a remark, or what it does with it. @throws Refusal (see `replyTo`) */
export async function replyByAccount(
  pool: Pool,
  actor: Actor,
  id: string,
  noteId: number,
  body: BodyOf<typeof replyToNote>,
): Promise<ProofNote> {
  const author = await authorOf(pool, actor);
  return inTransaction(pool, async (tx) => {
    const project = await lockAnnotatable(tx, actor, id);
    await replyTo(tx, project, author, noteId, body);
    return readThread(tx, project, actor, noteId);
  });
}

/** Deletes one's own post-it. @throws Refusal INTROUVABLE, STATUT */
export async function withdrawNote(pool: Pool, actor: Actor, id: string, noteId: number): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const project = await lockAnnotatable(tx, actor, id);
    await removeNote(tx, project, actor.name, noteId);
  });
}
