import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { newProofNote, ProofNote } from '@ardoise/domain/contract/creations.ts';
import type * as z from 'zod/mini';
import type { Transaction } from '../../../../db/transaction.ts';
import type { ProjectRecord } from '../../projects/project-record.ts';
import type { FileRecord } from '../files/files.repository.ts';
import {
  countNoteSinceEntry,
  countNotes,
  findNote,
  insertNote,
  markNoteDeleted,
  type ProofNoteRecord,
} from './proof-notes.repository.ts';
import { filesOfProof } from './proofs.repository.ts';

/** Author: a username with its display name, or the address and name of a link's holder. */
export interface NoteAuthor {
  name: string;
  shownName: string;
}

/** Maximum per version: more would not be read. */
const MOST_NOTES = 100;

type Judged = Pick<ProjectRecord, 't_statut' | 'agence'>;

function mayRemove(note: ProofNoteRecord, project: Judged, author: string): boolean {
  return note.author === author && note.t_creation >= project.t_statut;
}

/** A post-it, for a reply. `reader` is the caller, as `NoteAuthor.name`; null may delete none. */
export function presentNote(note: ProofNoteRecord, project: Judged, reader: string | null): ProofNote {
  return {
    id: note.id,
    fichier: note.file_id,
    page: note.page,
    x: note.x,
    y: note.y,
    texte: note.texte,
    auteur: note.author_name,
    deAgence: note.author_in_projects === project.agence,
    t_creation: note.t_creation,
    supprimable: reader !== null && mayRemove(note, project, reader),
  };
}

/** A PDF that is unreadable here is assumed to have any page: the browser may render it. */
function hasPage(file: FileRecord, page: number): boolean {
  if (file.pages !== null) return page <= file.pages;
  return page === 1 || file.mime === 'application/pdf';
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
): Promise<ProofNoteRecord> {
  if (version !== project.proof_version) {
    throw new Refusal('VERSION', {
      message: 'La création a été remplacée entre-temps. Voici sa version actuelle.',
      etat: { version: project.proof_version },
    });
  }
  const file = (await filesOfProof(tx, project.id, version)).find(({ id }) => id === note.fichier);
  if (file === undefined) refuse('fichier', 'Ce fichier n’est pas de cette version de la création.');
  if (!hasPage(file, note.page)) refuse('page', 'Ce fichier n’a pas autant de pages.');
  if ((await countNotes(tx, project.id, version)) >= MOST_NOTES)
    refuse('texte', `Cette création porte déjà ${MOST_NOTES}\u00a0post-its.`);
  const { fichier: file_id, page, x, y, texte } = note;
  const written = { version, file_id, page, x, y, texte, author: author.name, author_name: author.shownName };
  await countNoteSinceEntry(tx, project.id, 1);
  return insertNote(tx, project.id, written);
}

/**
 * Deletes one's own note, until the project leaves the status in which it was written. The project's row must be
 * locked, and the permission checked.
 * @throws Refusal INTROUVABLE, STATUT
 */
export async function removeNote(
  tx: Transaction,
  project: ProjectRecord,
  author: Pick<NoteAuthor, 'name'>,
  noteId: number,
): Promise<void> {
  const note = required(await findNote(tx, project.id, noteId));
  if (note.author !== author.name)
    throw new Refusal('STATUT', { message: 'Seul son auteur peut retirer un post-it.' });
  if (!mayRemove(note, project, author.name))
    throw new Refusal('STATUT', { message: 'Ce post-it a été transmis avec le projet\u00a0: il reste.' });
  await markNoteDeleted(tx, note.id);
  await countNoteSinceEntry(tx, project.id, -1);
}
