import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { repeat } from '../../../jobs/repeat.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { remindEndingEntries } from '../catalogue-entries/remind-ending-entries.ts';
import { remindQuotaYear } from '../content-quotas/remind-quota-year.ts';

const HOUR = 3_600_000;

/**
 * Checks every hour whether head office must be reminded of next year's quotas or of catalogue entries that end. Returns
 * a function that stops it.
 */
export function startContentReminders(
  pool: Pool,
  mails: MailQueue,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  const hourly = (remind: typeof remindQuotaYear, what: string) =>
    repeat(
      () => remind(pool, mails, new Date()),
      HOUR,
      (err) => log.error({ err }, `head office was not reminded of ${what}, tried again in an hour`),
    );
  const stops = [hourly(remindQuotaYear, 'the quotas'), hourly(remindEndingEntries, 'the entries that end')];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
