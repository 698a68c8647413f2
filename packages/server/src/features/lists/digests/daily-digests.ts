import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { repeat } from '../../../jobs/repeat.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { sendDigests } from './send-digests.ts';

const LOOK_MS = 10 * 60_000;

/** Checks every ten minutes whether today's digests are due. Returns a function that stops it. */
export function startDailyDigests(
  pool: Pool,
  mails: MailQueue,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  return repeat(
    () => sendDigests(pool, mails, new Date()),
    LOOK_MS,
    (err) => log.error({ err }, 'daily digests were not written, tried again in ten minutes'),
  );
}
