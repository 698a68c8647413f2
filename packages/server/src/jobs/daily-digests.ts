import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { sendDigests } from '../features/digests/send-digests.ts';
import type { MailQueue } from './mail-queue.ts';
import { repeat } from './repeat.ts';

const LOOK_MS = 10 * 60_000;

/** Looks every ten minutes whether today's digests are to be written. Answers what stops it. */
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
