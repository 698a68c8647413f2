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
  t_creation: string;
}

const COLUMNS = `id, version, file_id, page, x, y, texte, author, author_name,
  coalesce((select organisation from users where users.name = author), author) as author_in_projects, t_creation`;

/** The post-its of one version, oldest first. */
export async function notesOfProof(db: Db, projectId: string, version: number): Promise<ProofNoteRecord[]> {
  const { rows } = await db.query<ProofNoteRecord>(
    `select ${COLUMNS} from proof_notes where project_id = $1 and version = $2 and deleted_at is null order by id`,
    [projectId, version],
  );
  return rows;
}

/** The same, for every version. */
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
  note: Omit<ProofNoteRecord, 'id' | 'author_in_projects' | 't_creation'>,
): Promise<ProofNoteRecord> {
  const { rows } = await tx.query<ProofNoteRecord>(
    `insert into proof_notes (project_id, version, file_id, page, x, y, texte, author, author_name, t_creation)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, clock_timestamp()) returning ${COLUMNS}`,
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
    ],
  );
  const [inserted] = rows;
  if (inserted === undefined) throw new Error('insert returned no row');
  return inserted;
}

export async function markNoteDeleted(tx: Transaction, id: number): Promise<void> {
  await tx.query('update proof_notes set deleted_at = now() where id = $1', [id]);
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
