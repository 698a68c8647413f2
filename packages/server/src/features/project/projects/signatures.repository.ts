import type { ShownLawPoint } from '@ardoise/domain/contract/law-points.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { SIGNED_NOTICE } from '../../base/settings/signed-notice.repository.ts';

export type SignerRole = 'client' | 'dc';

export interface SignatureRecord {
  role: SignerRole;
  nom: string;
  qualite: string;
  mode: 'trace' | 'clavier';
  image: Buffer;
  content_hash: Buffer;
  t_signature: string;
  /** What the signer read about the data; empty before it was kept. */
  notice: string;
  /** When its picture and what was signed were destroyed, at the end of the retention. */
  erased_at: string | null;
}

export interface NewSignature extends Omit<SignatureRecord, 't_signature' | 'notice' | 'erased_at'> {
  projectId: string;
  content: string;
  signedBy: string;
  /** Username of the absent dc on whose behalf it was given. */
  onBehalfOf: string | null;
  address: string;
  userAgent: string;
  /** What the law asked of the card as it was shown; empty where nothing was. */
  lawPoints: readonly ShownLawPoint[];
}

/** The valid signatures, the client's first. */
export async function validSignatures(db: Db, projectId: string): Promise<SignatureRecord[]> {
  const { rows } = await db.query<SignatureRecord>(
    'select role, nom, qualite, mode, image, content_hash, t_signature, notice, erased_at from signatures where project_id = $1 and voided_at is null order by role',
    [projectId],
  );
  return rows;
}

/** The pictures of signatures, by id. */
export async function imagesOf(db: Db, ids: readonly number[]): Promise<Map<number, Buffer>> {
  const { rows } = await db.query<{ id: number; image: Buffer }>(
    prepared('select id, image from signatures where id = any($1)', [ids]),
  );
  return new Map(rows.map(({ id, image }) => [id, image]));
}

/** The picture of a valid signature of this project; null once it is voided or erased. */
export async function findSignatureImage(db: Db, projectId: string, id: number): Promise<Buffer | null> {
  const { rows } = await db.query<{ image: Buffer }>(
    prepared(
      'select image from signatures where id = $2 and project_id = $1 and voided_at is null and erased_at is null',
      [projectId, id],
    ),
  );
  return rows[0]?.image ?? null;
}

/** The hashed text of the first valid signature; null where none is valid, or once it was erased. */
export async function firstSignedContent(db: Db, projectId: string): Promise<string | null> {
  const { rows } = await db.query<{ content: string }>(
    'select content from signatures where project_id = $1 and voided_at is null and erased_at is null order by t_signature, id limit 1',
    [projectId],
  );
  return rows[0]?.content ?? null;
}

/** The same while no amendment changed the order since; null from then on. */
export async function unamendedContent(db: Db, projectId: string): Promise<string | null> {
  const { rows } = await db.query<{ content: string }>(
    `select content from signatures where project_id = $1 and voided_at is null and erased_at is null
       and amended_at is null order by t_signature, id limit 1`,
    [projectId],
  );
  return rows[0]?.content ?? null;
}

/** What the law asked of the card as it was signed over, by the first valid signature that has it; null without. */
export async function signedLawPoints(
  db: Db,
  projectId: string,
): Promise<{ points: ShownLawPoint[]; t_signature: string } | null> {
  const { rows } = await db.query<{ points: ShownLawPoint[]; t_signature: string }>(
    `select law_points as points, t_signature from signatures
     where project_id = $1 and voided_at is null and law_points is not null order by t_signature, id limit 1`,
    [projectId],
  );
  return rows[0] ?? null;
}

export async function insertSignature(tx: Transaction, signature: NewSignature): Promise<void> {
  await tx.query(
    `insert into signatures (project_id, role, nom, qualite, mode, image, content_hash, content, signed_by, address, user_agent, on_behalf_of, law_points, notice)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, ${SIGNED_NOTICE})`,
    [
      signature.projectId,
      signature.role,
      signature.nom,
      signature.qualite,
      signature.mode,
      signature.image,
      signature.content_hash,
      signature.content,
      signature.signedBy,
      signature.address,
      signature.userAgent,
      signature.onBehalfOf,
      signature.lawPoints.length === 0 ? null : JSON.stringify(signature.lawPoints),
    ],
  );
}

/** Voids the valid signatures, with the reason; they stay in the records. */
export async function voidSignatures(tx: Transaction, projectId: string, reason: string): Promise<void> {
  await tx.query(
    'update signatures set voided_at = now(), void_reason = $2 where project_id = $1 and voided_at is null',
    [projectId, reason],
  );
}

/** Marks valid signatures as given before an amendment by head office. Returns its time. */
export async function markAmended(tx: Transaction, projectId: string): Promise<Date> {
  const { rows } = await tx.query<{ at: string }>(
    'update signatures set amended_at = now() where project_id = $1 and voided_at is null returning amended_at as at',
    [projectId],
  );
  return new Date(rows[0]?.at ?? Date.now());
}

/** SHA-256, in hex, of the files covered by the signatures: attached in the wizard, not received later by link. */
export async function coveredFileHashes(db: Db, projectId: string): Promise<string[]> {
  const { rows } = await db.query<{ hash: string }>(
    `select encode(sha256, 'hex') as hash from files
     where project_id = $1 and deleted_at is null and not received_after_signature and file_type = any($2::text[])`,
    [projectId, COVERED_FILE_TYPES],
  );
  return rows.map((row) => row.hash);
}

/** Types of files that a delegate or client attaches in a wizard, or sends by its links. */
export const COVERED_FILE_TYPES = [
  'photo_carte',
  'photo_charte',
  'photo_logo',
  'photo_typo',
  'photo_pricelist',
  'contenu',
  'texte',
  'logo',
];

/** Files covered by a signature cannot be deleted. */
export async function freezeCoveredFiles(tx: Transaction, projectId: string): Promise<void> {
  await tx.query(
    'update files set frozen = true where project_id = $1 and deleted_at is null and file_type = any($2::text[])',
    [projectId, COVERED_FILE_TYPES],
  );
}

/**
 * After signed content has changed: its files may be deleted again, later ones are covered by the next signatures, and
 * its order form is hidden.
 */
export async function releaseCoveredFiles(tx: Transaction, projectId: string): Promise<void> {
  await tx.query(
    'update files set frozen = false, received_after_signature = false where project_id = $1 and file_type = any($2::text[])',
    [projectId, COVERED_FILE_TYPES],
  );
  await tx.query(
    `update files set deleted_at = now(), deleted_by = 'signatures annulées' where project_id = $1 and file_type = 'bon_commande' and deleted_at is null`,
    [projectId],
  );
}
