import { required } from '@ardoise/domain/base/errors.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { addProofNote, ProofNote } from '@ardoise/domain/contract/creations.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../../db/transaction.ts';
import { displayNames } from '../../../base/people/display-names.ts';
import { demand, type StoredProject } from '../../projects/project-record.ts';
import { lockProject } from '../../projects/projects.repository.ts';
import { addNote, presentNote, removeNote } from './proof-notes.ts';

async function lockAnnotatable(tx: Transaction, actor: Actor, id: string): Promise<StoredProject> {
  const project = required(await lockProject(tx, id, actor));
  demand('proof.annotate', project, actor);
  return project;
}

/** Adds an account's post-it. @throws Refusal INTROUVABLE, STATUT, VERSION, VALIDATION (see `addNote`) */
export async function annotateProof(
  pool: Pool,
  actor: Actor,
  id: string,
  version: number,
  body: BodyOf<typeof addProofNote>,
): Promise<ProofNote> {
  const author = { name: actor.name, shownName: (await displayNames(pool))(actor.name) };
  return inTransaction(pool, async (tx) => {
    const project = await lockAnnotatable(tx, actor, id);
    const note = await addNote(tx, project, author, version, body);
    return presentNote(note, project, actor.name);
  });
}

/** Deletes one's own post-it. @throws Refusal INTROUVABLE, STATUT */
export async function withdrawNote(pool: Pool, actor: Actor, id: string, noteId: number): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const project = await lockAnnotatable(tx, actor, id);
    await removeNote(tx, project, { name: actor.name }, noteId);
  });
}
