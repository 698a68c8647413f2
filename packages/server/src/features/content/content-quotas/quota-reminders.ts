import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { repeat } from '../../../jobs/repeat.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { remindQuotaYear } from './remind-quota-year.ts';

const HOUR = 3_600_000;

/** Checks every hour whether head office must be reminded of next year's quotas. Returns a function that stops it. */
export function startQuotaReminders(
  pool: Pool,
  mails: MailQueue,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  return repeat(
    () => remindQuotaYear(pool, mails, new Date()),
    HOUR,
    (err) => log.error({ err }, 'head office was not reminded of the quotas, tried again in an hour'),
  );
}
