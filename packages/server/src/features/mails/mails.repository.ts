import { prepared } from '../../db/prepared.ts';
import type { Db, Transaction } from '../../db/transaction.ts';
import type { SealedParts } from './mail-secrets.ts';

/**
 * What a mail says, the tokens of its links sealed. `words` is the JSON text of what its HTML is drawn from; a mail of before
 * has its HTML instead.
 */
export interface StoredWords extends SealedParts {
  subject: string;
  messageId: string;
}

/** A mail that waits to be sent. */
export interface WaitingMail extends StoredWords {
  id: number;
  recipient: string;
  /** When it was queued: the date it bears, however late it leaves. */
  t_creation: string;
}

export interface NewMail extends StoredWords {
  template: string;
  recipient: string;
  projectId: string | null;
}

/** Keeps mails in the caller's transaction, in one statement: rolled back, they never were. Those for show never leave. */
export async function insertMails(
  tx: Transaction,
  mails: readonly NewMail[],
  { forShow }: { forShow: boolean },
): Promise<void> {
  await tx.query(
    prepared(
      `insert into mails (handed_over, template, recipient, subject, words, body_text, project_id, message_id, secrets)
       select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::json[], $6::text[], $7::text[], $8::text[], $9::bytea[])`,
      [
        forShow,
        mails.map(({ template }) => template),
        mails.map(({ recipient }) => recipient),
        mails.map(({ subject }) => subject),
        mails.map(({ words }) => words),
        mails.map(({ text }) => text),
        mails.map(({ projectId }) => projectId),
        mails.map(({ messageId }) => messageId),
        mails.map(({ secrets }) => secrets),
      ],
    ),
  );
}

/** Takes mails that no job names yet, the oldest first; another process takes others. */
export async function takeToHandOver(tx: Transaction, most: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `update mails set handed_over = true
     where id in (select id from mails where not handed_over order by id limit $1 for update skip locked) returning id`,
    [most],
  );
  return rows.map(({ id }) => id);
}

/** These mails have their job, or are given one now. */
export async function markHandedOver(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.query('update mails set handed_over = true where id = any($1) and not handed_over', [ids]);
}

/**
 * The mail, locked until the transaction ends, and one more attempt counted; `busy` while another process sends it;
 * null when there is nothing to do: sent or failed already.
 */
export async function lockWaitingMail(tx: Transaction, id: number): Promise<WaitingMail | 'busy' | null> {
  const { rows } = await tx.query<{ waiting: boolean }>(
    'select sent_at is null and failed_at is null as waiting from mails where id = $1',
    [id],
  );
  if (rows[0]?.waiting !== true) return null;
  const locked = await tx.query<WaitingMail>(
    `select id, recipient, subject, html, body_text as text, words, secrets, message_id as "messageId", t_creation
     from mails where id = $1 and sent_at is null and failed_at is null for update skip locked`,
    [id],
  );
  return locked.rows[0] ?? 'busy';
}

/** The receiving server has it: the body, with the links it carried, is kept no longer. */
export async function markSent(db: Db, id: number): Promise<void> {
  await db.query(
    `update mails set sent_at = now(), failed_at = null, attempts = attempts + 1, last_error = null, html = '', body_text = '', words = null, secrets = null
     where id = $1`,
    [id],
  );
}

/** Other tokens take the place of those that cannot be opened any more. */
export async function writeTokens(tx: Transaction, id: number, parts: SealedParts): Promise<void> {
  const { text, html, words, secrets } = parts;
  await tx.query('update mails set body_text = $2, html = $3, words = $4, secrets = $5 where id = $1', [
    id,
    text,
    html,
    words,
    secrets,
  ]);
}

/** An attempt that did not succeed; `forGood` when no other follows. */
export async function markAttemptFailed(db: Db, id: number, error: string, forGood: boolean): Promise<void> {
  await db.query(
    'update mails set attempts = attempts + 1, last_error = $2, failed_at = case when $3 then now() end where id = $1',
    [id, error.slice(0, 1000), forGood],
  );
}

/** A mail in the list of those that were queued. */
export interface ListedMail {
  id: number;
  to: string;
  subject: string;
  template: string;
  t_creation: string;
}

export interface StoredMail extends Omit<ListedMail, 'template'>, StoredWords {}

/** The 200 newest, newest first. */
export async function listNewestMails(db: Db): Promise<ListedMail[]> {
  const { rows } = await db.query<ListedMail>(
    'select id, recipient as "to", subject, template, t_creation from mails order by id desc limit 200',
  );
  return rows;
}

export async function findMail(db: Db, id: number): Promise<StoredMail | null> {
  const { rows } = await db.query<StoredMail>(
    'select id, recipient as "to", subject, t_creation, html, body_text as text, words, secrets, message_id as "messageId" from mails where id = $1',
    [id],
  );
  return rows[0] ?? null;
}
