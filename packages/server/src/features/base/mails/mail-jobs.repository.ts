import type { Db, Transaction } from '../../../db/transaction.ts';

/** The job that sends a mail. */
export interface MailJob {
  mailId: number;
  /** A process is running it. */
  running: boolean;
  /** Not before this. */
  startAfter: string;
}

const OF_MAILS = "name = $1 and (data ->> 'id')::bigint = any($2::bigint[])";

/** The active and scheduled jobs of these mails, in the queue's own table (pg-boss). */
export async function listMailJobs(db: Db, queue: string, mailIds: readonly number[]): Promise<MailJob[]> {
  const { rows } = await db.query<MailJob>(
    `select (data ->> 'id')::bigint as "mailId", state = 'active' as running, start_after as "startAfter"
     from pgboss.job where ${OF_MAILS} and state <= 'active'`,
    [queue, mailIds],
  );
  return rows;
}

/** Reschedules the jobs of these mails to now, and returns the mails that have one. */
export async function hastenMailJobs(
  tx: Transaction,
  queue: string,
  mailIds: readonly number[],
): Promise<number[]> {
  const { rows } = await tx.query<{ mailId: number }>(
    `update pgboss.job set start_after = least(start_after, now())
     where ${OF_MAILS} and state < 'active' returning (data ->> 'id')::bigint as "mailId"`,
    [queue, mailIds],
  );
  return rows.map(({ mailId }) => mailId);
}
