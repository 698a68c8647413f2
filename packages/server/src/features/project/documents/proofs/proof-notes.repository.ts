import type { Role } from '@ardoise/domain/projects/roles.ts';
import { STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { showsProof, waitsForClient } from '@ardoise/domain/rules/moves.ts';
import type { RemarkAct, RemarkProgress } from '@ardoise/domain/rules/remarks.ts';
import type { Db, Transaction } from '../../../../db/transaction.ts';

/** A row of `proof_notes`; `x` and `y` are fractions of the page's width and height. */
export interface ProofNoteRecord {
  id: number;
  version: number;
  file_id: string;
  page: number;
  x: number;
  y: number;
  texte: string;
  /** A username, or the address of a link's holder. */
  author: string;
  /** Display name. */
  author_name: string;
  /** The username by which projects name the author: of the agency that they work for, else their own. */
  author_in_projects: string;
  /** Of the author's account; a link's holder is a client. */
  author_role: Role;
  /** What has become of it (domain/rules/remarks.ts). */
  waits: boolean;
  asked_again: number | null;
  settled: number | null;
  t_creation: string;
}

/** A row of `proof_note_replies`. */
export interface NoteReplyRecord {
  id: number;
  note_id: number;
  act: RemarkAct;
  texte: string;
  version: number;
  author: string;
  author_name: string;
  author_in_projects: string;
  t_creation: string;
}

const IN_PROJECTS =
  'coalesce((select organisation from users where users.name = author), author) as author_in_projects';
const COLUMNS = `id, version, file_id, page, x, y, texte, author, author_name, ${IN_PROJECTS},
  coalesce((select role from users where users.name = author), 'client') as author_role,
  waits, asked_again, settled, t_creation`;
const REPLY_COLUMNS = `id, note_id, act, texte, version, author, author_name, ${IN_PROJECTS}, t_creation`;

/** What was written of a remark: the rest is of its author's account, or begins empty. */
export type NewNote = Omit<
  ProofNoteRecord,
  'id' | 'author_in_projects' | 'author_role' | 'asked_again' | 'settled' | 't_creation'
>;

/** The remarks of every version, oldest first. */
export async function notesOfProofs(db: Db, projectId: string): Promise<ProofNoteRecord[]> {
  const { rows } = await db.query<ProofNoteRecord>(
    `select ${COLUMNS} from proof_notes where project_id = $1 and deleted_at is null order by id`,
    [projectId],
  );
  return rows;
}

export async function countNotes(tx: Transaction, projectId: string, version: number): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    'select count(*)::int as count from proof_notes where project_id = $1 and version = $2 and deleted_at is null',
    [projectId, version],
  );
  return rows[0]?.count ?? 0;
}

export async function findNote(
  tx: Transaction,
  projectId: string,
  id: number,
): Promise<ProofNoteRecord | null> {
  const { rows } = await tx.query<ProofNoteRecord>(
    `select ${COLUMNS} from proof_notes where project_id = $1 and id = $2 and deleted_at is null`,
    [projectId, id],
  );
  return rows[0] ?? null;
}

/** clock_timestamp() instead of now(): the transaction may have waited for a concurrent move. */
export async function insertNote(
  tx: Transaction,
  projectId: string,
  note: NewNote,
): Promise<ProofNoteRecord> {
  const { rows } = await tx.query<ProofNoteRecord>(
    `insert into proof_notes (project_id, version, file_id, page, x, y, texte, author, author_name, waits, t_creation)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, clock_timestamp()) returning ${COLUMNS}`,
    [
      projectId,
      note.version,
      note.file_id,
      note.page,
      note.x,
      note.y,
      note.texte,
      note.author,
      note.author_name,
      note.waits,
    ],
  );
  const [inserted] = rows;
  if (inserted === undefined) throw new Error('insert returned no row');
  return inserted;
}

export async function markNoteDeleted(tx: Transaction, id: number): Promise<void> {
  await tx.query('update proof_notes set deleted_at = now() where id = $1', [id]);
}

/** What was said under the remarks of a project, oldest first. */
export async function repliesOfNotes(db: Db, projectId: string): Promise<NoteReplyRecord[]> {
  const { rows } = await db.query<NoteReplyRecord>(
    `select ${REPLY_COLUMNS} from proof_note_replies where project_id = $1 order by id`,
    [projectId],
  );
  return rows;
}

/** clock_timestamp() instead of now(): the transaction may have waited for a concurrent move. */
export async function insertReply(
  tx: Transaction,
  projectId: string,
  reply: Omit<NoteReplyRecord, 'id' | 'author_in_projects' | 't_creation'>,
): Promise<void> {
  const { note_id, act, texte, version, author, author_name } = reply;
  await tx.query(
    `insert into proof_note_replies (project_id, note_id, act, texte, version, author, author_name, t_creation)
     values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp())`,
    [projectId, note_id, act, texte, version, author, author_name],
  );
}

export async function updateProgress(
  tx: Transaction,
  id: number,
  { waits, askedAgain, settled }: Pick<RemarkProgress, 'waits' | 'askedAgain' | 'settled'>,
): Promise<void> {
  await tx.query('update proof_notes set waits = $2, asked_again = $3, settled = $4 where id = $1', [
    id,
    waits,
    askedAgain,
    settled,
  ]);
}

/** Counts the remarks that the agency has still to answer. Run after each change of one, in its transaction. */
export async function countWaiting(tx: Transaction, projectId: string): Promise<void> {
  await tx.query(
    `update projects set remarks_waiting = (
       select count(*) from proof_notes where project_id = $1 and waits and deleted_at is null)
     where id = $1`,
    [projectId],
  );
}

/**
 * The newest version that the client was shown: the one of the last time that the order was theirs to review, in which
 * no proof is changed. 0 before.
 */
export async function versionShownToClient(db: Db, projectId: string): Promise<number> {
  const { rows } = await db.query<{ version: number }>(
    `select coalesce(max(version), 0) as version from proofs where project_id = $1 and t_creation <= (
       select max(t_creation) from project_history where project_id = $1 and statut_arr = any($2))`,
    [projectId, STATUSES.filter((statut) => waitsForClient(statut) && showsProof(statut))],
  );
  return rows[0]?.version ?? 0;
}

/**
 * Increments the post-its since the project entered its status; does not increment the version, since its answers are
 * unchanged.
 */
export async function countNoteSinceEntry(tx: Transaction, projectId: string, by: 1 | -1): Promise<void> {
  await tx.query(
    'update projects set notes_since_entry = greatest(notes_since_entry + $2, 0) where id = $1',
    [projectId, by],
  );
}
