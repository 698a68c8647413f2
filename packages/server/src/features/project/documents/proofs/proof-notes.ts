import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { newProofNote } from '@ardoise/domain/contract/creations.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type * as z from 'zod/mini';
import type { Transaction } from '../../../../db/transaction.ts';
import type { ProjectRecord } from '../../projects/project-record.ts';
import type { FileRecord } from '../files/files.repository.ts';
import {
  countNoteSinceEntry,
  countNotes,
  countWaiting,
  findNote,
  insertNote,
  markNoteDeleted,
  type NoteReplyRecord,
  type ProofNoteRecord,
  repliesOfNotes,
} from './proof-notes.repository.ts';
import { filesOfProof } from './proofs.repository.ts';

/** Author: an account with its display name, or the holder of a link, by their address, with their name. */
export interface NoteAuthor {
  actor: Actor;
  shownName: string;
}

/** Maximum per version: more would not be read. */
const MOST_NOTES = 100;

/** Its author takes it back until the project leaves the status, unless somebody else has said something under it. */
export function mayRemove(
  note: ProofNoteRecord,
  replies: readonly NoteReplyRecord[],
  project: Pick<ProjectRecord, 't_statut'>,
  author: string,
): boolean {
  return (
    note.author === author &&
    note.t_creation >= project.t_statut &&
    replies.every((reply) => reply.author === author)
  );
}

/** A PDF that is unreadable here is assumed to have any page: the browser may render it. */
function hasPage(file: FileRecord, page: number): boolean {
  if (file.pages !== null) return page <= file.pages;
  return page === 1 || file.mime === 'application/pdf';
}

/** @throws Refusal VERSION with the current version in `etat`, where another one was looked at */
export function refuseOlderProof(project: ProjectRecord, version: number): void {
  if (version === project.proof_version) return;
  throw new Refusal('VERSION', {
    message: 'La création a été remplacée entre-temps. Voici sa version actuelle.',
    etat: { version: project.proof_version },
  });
}

function refuse(chemin: string, message: string): never {
  throw new Refusal('VALIDATION', { message, champs: [{ chemin, message }] });
}

/**
 * Adds a note to the current proof. The project's row must be locked, and the permission checked.
 * @throws Refusal VERSION with the current version in `etat`; VALIDATION for a file or page that this version does not
 * have, or past 100 notes
 */
export async function addNote(
  tx: Transaction,
  project: ProjectRecord,
  author: NoteAuthor,
  version: number,
  note: z.output<typeof newProofNote>,
): Promise<number> {
  refuseOlderProof(project, version);
  const file = (await filesOfProof(tx, project.id, version)).find(({ id }) => id === note.fichier);
  if (file === undefined) refuse('fichier', 'Ce fichier n’est pas de cette version de la création.');
  if (!hasPage(file, note.page)) refuse('page', 'Ce fichier n’a pas autant de pages.');
  if ((await countNotes(tx, project.id, version)) >= MOST_NOTES)
    refuse('texte', `Cette création porte déjà ${MOST_NOTES}\u00a0post-its.`);
  const { fichier: file_id, page, x, y, texte } = note;
  const { actor, shownName } = author;
  const written = { version, file_id, page, x, y, texte, author: actor.name, author_name: shownName };
  await countNoteSinceEntry(tx, project.id, 1);
  const { id } = await insertNote(tx, project.id, { ...written, waits: actor.role !== 'agence' });
  await countWaiting(tx, project.id);
  return id;
}

/**
 * Deletes one's own note, until the project leaves the status in which it was written or somebody else replies. The
 * project's row must be locked, and the permission checked.
 * @throws Refusal INTROUVABLE, STATUT
 */
export async function removeNote(
  tx: Transaction,
  project: ProjectRecord,
  author: string,
  noteId: number,
): Promise<void> {
  const note = required(await findNote(tx, project.id, noteId));
  if (note.author !== author)
    throw new Refusal('STATUT', { message: 'Seul son auteur peut retirer un post-it.' });
  const replies = (await repliesOfNotes(tx, project.id)).filter((reply) => reply.note_id === noteId);
  if (!mayRemove(note, [], project, author))
    throw new Refusal('STATUT', { message: 'Ce post-it a été transmis avec le projet\u00a0: il reste.' });
  if (!mayRemove(note, replies, project, author))
    throw new Refusal('STATUT', { message: 'Quelqu’un a répondu à cette remarque\u00a0: elle reste.' });
  await markNoteDeleted(tx, note.id);
  await countNoteSinceEntry(tx, project.id, -1);
  await countWaiting(tx, project.id);
}
