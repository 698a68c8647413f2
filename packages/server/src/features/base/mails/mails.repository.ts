import { prepared } from '../../../db/prepared.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import type { SealedParts } from './mail-secrets.ts';

/**
 * Content of a mail, with the tokens of its links encrypted. `words` is the JSON input of its HTML; an older mail has
 * its HTML instead.
 */
export interface StoredWords extends SealedParts {
  subject: string;
  messageId: string;
}

/** A queued mail. */
export interface WaitingMail extends StoredWords {
  id: number;
  recipient: string;
  /** When it was queued: its Date header, however late it is sent. */
  t_creation: string;
}

export interface NewMail extends StoredWords {
  template: string;
  recipient: string;
  projectId: string | null;
}

/** The columns of a new mail. */
export const NEW_MAIL_COLUMNS =
  'handed_over, template, recipient, subject, words, body_text, project_id, message_id, secrets';

/** New mails as an SQL row source with these columns; `add` adds a parameter. Those for display only are never sent. */
export function newMailsSql(
  mails: readonly NewMail[],
  { forShow }: { forShow: boolean },
  add: (value: unknown) => string,
): string {
  const of = (type: string, read: (mail: NewMail) => unknown) => `${add(mails.map(read))}::${type}[]`;
  const lists = [
    of('text', ({ template }) => template),
    of('text', ({ recipient }) => recipient),
    of('text', ({ subject }) => subject),
    of('json', ({ words }) => words),
    of('text', ({ text }) => text),
    of('text', ({ projectId }) => projectId),
    of('text', ({ messageId }) => messageId),
    of('bytea', ({ secrets }) => secrets),
  ];
  return `(select ${add(forShow)}::boolean, * from unnest(${lists.join(', ')}))`;
}

/** Inserts mails in the caller's transaction, in one statement. */
export async function insertMails(
  tx: Transaction,
  mails: readonly NewMail[],
  show: { forShow: boolean },
): Promise<void> {
  const values: unknown[] = [];
  const source = newMailsSql(mails, show, (value) => `$${values.push(value)}`);
  await tx.query(prepared(`insert into mails (${NEW_MAIL_COLUMNS}) select * from ${source} new`, values));
}

/** Claims mails without a job, oldest first; concurrent processes claim others (skip locked). */
export async function takeToHandOver(tx: Transaction, most: number): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `update mails set handed_over = true
     where id in (select id from mails where not handed_over order by id limit $1 for update skip locked) returning id`,
    [most],
  );
  return rows.map(({ id }) => id);
}

/** Marks these mails as having a job. */
export async function markHandedOver(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx.query('update mails set handed_over = true where id = any($1) and not handed_over', [ids]);
}

/**
 * Locks the mail until the transaction ends, and increments its attempts; `busy` while another process sends it; null
 * when it was sent or has failed already.
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

/** Accepted by the receiving server: deletes the body with its links. */
export async function markSent(db: Db, id: number): Promise<void> {
  await db.query(
    `update mails set sent_at = now(), failed_at = null, attempts = attempts + 1, last_error = null, html = '', body_text = '', words = null, secrets = null
     where id = $1`,
    [id],
  );
}

/** Stores new tokens in place of those that cannot be decrypted. */
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

/** Records a failed attempt; `forGood` without a retry. */
export async function markAttemptFailed(db: Db, id: number, error: string, forGood: boolean): Promise<void> {
  await db.query(
    'update mails set attempts = attempts + 1, last_error = $2, failed_at = case when $3 then now() end where id = $1',
    [id, error.slice(0, 1000), forGood],
  );
}

/** A row of the list of mails. */
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
