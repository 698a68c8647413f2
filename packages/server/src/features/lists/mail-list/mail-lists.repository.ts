import type { MailState } from '@ardoise/domain/contract/mails.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** SQL conditions of a state. */
const STATES: Record<MailState, string> = {
  attente: 'm.sent_at is null and m.failed_at is null',
  echec: 'm.failed_at is not null',
  envoye: "m.sent_at > now() - interval '7 days'",
};

/** A mail for the administrator: all but its body. */
export interface MailRow {
  id: number;
  to: string;
  subject: string;
  projectId: string | null;
  projectName: string;
  t_creation: string;
  attempts: number;
  lastError: string | null;
  sentAt: string | null;
  /** In the job queue; otherwise it waits until some process sends. */
  handedOver: boolean;
}

/** The newest of a state that were queued before `after`. */
export async function listMailsOf(
  db: Db,
  state: MailState,
  after: number | null,
  limit: number,
): Promise<MailRow[]> {
  const { rows } = await db.query<MailRow>(
    `select m.id, m.recipient as "to", m.subject, m.project_id as "projectId", coalesce(p.name_projet, '') as "projectName",
       m.t_creation, m.attempts, m.last_error as "lastError", m.sent_at as "sentAt", m.handed_over as "handedOver"
     from mails m left join projects p on p.id = m.project_id
     where ${STATES[state]} and ($1::bigint is null or m.id < $1) order by m.id desc limit $2`,
    [after, limit],
  );
  return rows;
}

/** Number of mails in each state. */
export async function countMails(db: Db): Promise<Record<MailState, number>> {
  const counts = Object.entries(STATES).map(
    ([state, where]) => `(select count(*)::int from mails m where ${where}) as ${state}`,
  );
  const { rows } = await db.query<Record<MailState, number>>(`select ${counts.join(', ')}`);
  return rows[0] ?? { attente: 0, echec: 0, envoye: 0 };
}

/** Whether the mail exists, in any state. */
export async function mailExists(db: Db, id: number): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from mails where id = $1', [id]);
  return (rowCount ?? 0) > 0;
}

/** Requeues unsent mails and returns which: this one, or every failed one. Skips one that is being sent. */
export async function reopenMails(
  tx: Transaction,
  which: { id: number } | { failed: true; limit: number },
): Promise<number[]> {
  const [where, value] =
    'id' in which ? ['id = $1 and sent_at is null', which.id] : ['failed_at is not null', which.limit];
  const limit = 'id' in which ? '1' : '$1';
  const { rows } = await tx.query<{ id: number }>(
    `update mails set failed_at = null
     where id in (select id from mails where ${where} order by id limit ${limit} for update skip locked) returning id`,
    [value],
  );
  return rows.map(({ id }) => id);
}
