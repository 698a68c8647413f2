import type { CardParts } from '@ardoise/domain/card-text/card-changes.ts';
import type { ReceivedText } from '@ardoise/domain/contract/received-texts.ts';
import type { Db, Transaction } from '../../../../db/transaction.ts';
import { partsOf } from './deposits.repository.ts';

/** A text that an owner sent. */
export interface ReceivedRecord {
  id: number;
  /** The recorded file; null for a pasted text. */
  file_id: string | null;
  filename: string | null;
  /** Address that the link was sent to. */
  sent_by: string;
  parts: Required<CardParts>;
  after_signature: boolean;
  decision: ReceivedText['decision'];
  /** Username. */
  decided_by: string | null;
  decided_at: string | null;
  t_creation: string;
}

const SELECT = `
  select r.id, r.file_id, f.filename, r.sent_by, r.text, r.reading, r.after_signature, r.decision, r.decided_by,
    r.decided_at, r.t_creation
  from received_texts r left join files f on f.id = r.file_id and f.deleted_at is null`;

/** Newest first. */
export async function listReceived(db: Db, projectId: string): Promise<ReceivedRecord[]> {
  const { rows } = await db.query<Omit<ReceivedRecord, 'parts'> & { text: string; reading: string }>(
    `${SELECT} where r.project_id = $1 order by r.id desc`,
    [projectId],
  );
  return rows.map(({ text, reading, ...row }) => ({ ...row, parts: partsOf({ text, reading }) }));
}

export interface NewReceived {
  projectId: string;
  fileId: string | null;
  sentBy: string;
  parts: Required<CardParts>;
  afterSignature: boolean;
}

export async function insertReceived(tx: Transaction, received: NewReceived): Promise<number> {
  const { projectId, fileId, sentBy, parts, afterSignature } = received;
  const { rows } = await tx.query<{ id: number }>(
    `insert into received_texts (project_id, file_id, sent_by, text, reading, after_signature)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      projectId,
      fileId,
      sentBy,
      JSON.stringify(parts.texteCarte),
      JSON.stringify(parts.lectureCarte),
      afterSignature,
    ],
  );
  const [inserted] = rows;
  if (inserted === undefined) throw new Error('insert returned no row');
  return inserted.id;
}

/** `by` is null where the text entered by itself. */
export async function markDecided(
  db: Db,
  id: number,
  decision: NonNullable<ReceivedText['decision']>,
  by: string | null,
): Promise<void> {
  await db.query(
    'update received_texts set decision = $2, decided_by = $3, decided_at = now() where id = $1',
    [id, decision, by],
  );
}

/**
 * Whether somebody of this name may have used the product in the last ten minutes, and has the order open. A use is
 * written when the last one is five minutes old (`http/session.repository.ts`), hence fifteen.
 */
export async function isAtWork(db: Db, name: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from sessions s join users u using (uid)
     where lower(u.name) = lower($1) and s.last_used > now() - interval '15 minutes' limit 1`,
    [name],
  );
  return (rowCount ?? 0) > 0;
}
