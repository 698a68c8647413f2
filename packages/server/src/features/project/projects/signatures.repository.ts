import type { ShownLawPoint } from '@ardoise/domain/contract/law-points.ts';
import { COVERED_FILE_TYPES } from '@ardoise/domain/projects/file-types.ts';
import { BEFORE_SUBMISSION } from '@ardoise/domain/projects/statuses.ts';
import type { SignedContent } from '@ardoise/domain/rules/signed-content.ts';
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
  /** Of one that was given without a network: when it was received; null for any other. */
  received_at: string | null;
  device_clock_ms: number | null;
  sent_clock_ms: number | null;
  drawn_with: string | null;
  /** Of one on somebody's behalf: names of who brought it in, and of that person; else empty. */
  brought_by: string;
  behalf_of: string;
}

type OfServer =
  | 't_signature'
  | 'notice'
  | 'erased_at'
  | 'received_at'
  | 'device_clock_ms'
  | 'sent_clock_ms'
  | 'drawn_with'
  | 'brought_by'
  | 'behalf_of';
export interface NewSignature extends Omit<SignatureRecord, OfServer> {
  projectId: string;
  content: string;
  signedBy: string;
  /** Username of the absent dc on whose behalf it was given. */
  onBehalfOf: string | null;
  address: string;
  userAgent: string;
  /** What the law asked of the card as it was shown; empty where nothing was. */
  lawPoints: readonly ShownLawPoint[];
  offline?: OfflineSignature;
}

/** What is known of a signature that was given on a device without a network. */
export interface OfflineSignature {
  /** Id of the deposit that brought it. */
  depot: string;
  /** ISO 8601, as the device showed it. */
  t_signature: string;
  /** By how much the server's clock was ahead of the device's, in milliseconds; null if unknown. */
  decalage: number | null;
  /** The same, measured when it was sent; null where it was not. */
  decalageEnvoi: number | null;
  /** What the signer read about the data, there. */
  mention: string;
  /** Since when the device had its catalogue, where the server lays the drawing out otherwise; else null. */
  drawnWith: string | null;
}

/** The valid signatures, the client's first. */
export async function validSignatures(db: Db, projectId: string): Promise<SignatureRecord[]> {
  const { rows } = await db.query<SignatureRecord>(
    `select role, nom, qualite, mode, image, content_hash, t_signature, notice, erased_at, received_at, device_clock_ms, sent_clock_ms, drawn_with,
       case when on_behalf_of is null then '' else display_name(signed_by) end as brought_by,
       case when on_behalf_of is null then '' else display_name(on_behalf_of) end as behalf_of
     from signatures where project_id = $1 and voided_at is null order by role`,
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

export async function insertSignature(
  tx: Transaction,
  { offline, ...signature }: NewSignature,
): Promise<void> {
  await tx.query(
    `insert into signatures (project_id, role, nom, qualite, mode, image, content_hash, content, signed_by, address, user_agent, on_behalf_of, law_points,
       notice, t_signature, received_at, deposit_id, device_clock_ms, drawn_with, sent_clock_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
       coalesce($14, ${SIGNED_NOTICE}), coalesce($15, now()), case when $16::text is not null then now() end, $16, $17, $18, $19)`,
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
      offline?.mention ?? null,
      offline?.t_signature ?? null,
      offline?.depot ?? null,
      offline?.decalage ?? null,
      offline?.drawnWith ?? null,
      offline?.decalageEnvoi ?? null,
    ],
  );
}

/** Whether an order has left Brouillon and Client since a deposit arrived. */
export async function wasSubmitted(db: Db, projectId: string, depot: string): Promise<boolean> {
  const { rows } = await db.query(
    prepared(
      `select 1 from project_history h where h.project_id = $1 and h.statut_arr <> all($3::text[]) and h.t_creation >=
         (select min(s.received_at) from signatures s where s.project_id = $1 and s.deposit_id = $2) limit 1`,
      [projectId, depot, BEFORE_SUBMISSION],
    ),
  );
  return rows.length > 0;
}

/** Whether a deposit has arrived before, whatever became of its signatures since. */
export async function isDeposited(db: Db, projectId: string, depot: string): Promise<boolean> {
  const { rows } = await db.query(
    prepared('select 1 from signatures where project_id = $1 and deposit_id = $2 limit 1', [
      projectId,
      depot,
    ]),
  );
  return rows.length > 0;
}

/** Whether the valid signatures are those that a deposit has brought. */
export async function isHeldByDeposit(db: Db, projectId: string, depot: string): Promise<boolean> {
  const { rows } = await db.query(
    prepared(
      'select 1 from signatures where project_id = $1 and deposit_id = $2 and voided_at is null limit 1',
      [projectId, depot],
    ),
  );
  return rows.length > 0;
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

/** A file that signatures cover; hashes in hex. */
export interface CoveredFile {
  id: string;
  sha256: string;
  /** Of the bytes as they were sent; null where they are kept so. */
  sent: string | null;
}

/** The files covered by the signatures: attached in the wizard, not received later by link. */
export async function coveredFiles(db: Db, projectId: string): Promise<CoveredFile[]> {
  const { rows } = await db.query<CoveredFile>(
    `select id, encode(sha256, 'hex') as sha256, encode(sent_sha256, 'hex') as sent from files
     where project_id = $1 and deleted_at is null and not received_after_signature and file_type = any($2::text[])`,
    [projectId, COVERED_FILE_TYPES],
  );
  return rows;
}

/** Their SHA-256, in hex. */
export async function coveredFileHashes(db: Db, projectId: string): Promise<string[]> {
  return (await coveredFiles(db, projectId)).map(({ sha256 }) => sha256);
}

/** Of the files that signatures cover by the bytes that a device has sent, and that are kept otherwise: these hashes, by id. */
export async function signedFileHashes(db: Db, projectId: string): Promise<Map<string, string>> {
  const content = await firstSignedContent(db, projectId);
  if (content === null) return new Map();
  const { fichiers = [] } = JSON.parse(content) as Partial<SignedContent>;
  const covered = await coveredFiles(db, projectId);
  return new Map(
    covered.flatMap(({ id, sent }) => (sent !== null && fichiers.includes(sent) ? [[id, sent]] : [])),
  );
}

/**
 * Files that the signatures given on a device do not cover: it did not have them, and the order names none of them. They may have been
 * there before.
 */
export async function leaveOut(
  tx: Transaction,
  projectId: string,
  covered: readonly string[],
): Promise<void> {
  await tx.query(
    `update files set received_after_signature = true, absent_when_signed = true
     where project_id = $1 and deleted_at is null and not received_after_signature and file_type = any($2::text[]) and id <> all($3::text[])`,
    [projectId, COVERED_FILE_TYPES, covered],
  );
}

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
    'update files set frozen = false, received_after_signature = false, absent_when_signed = false where project_id = $1 and file_type = any($2::text[])',
    [projectId, COVERED_FILE_TYPES],
  );
  await tx.query(
    `update files set deleted_at = now(), deleted_by = 'signatures annulées' where project_id = $1 and file_type = 'bon_commande' and deleted_at is null`,
    [projectId],
  );
}
