import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { repeat } from '../../../jobs/repeat.ts';
import { tryTargets } from './try-targets.ts';

const HOUR = 3_600_000;

/** Checks every hour which codes' addresses are to be tried today. Returns a function that stops it. */
export function startDailyTries(pool: Pool, log: Pick<FastifyBaseLogger, 'error'>): () => Promise<void> {
  return repeat(
    () => tryTargets(pool, new Date()),
    HOUR,
    (err) => log.error({ err }, 'addresses of QR codes were not tried, tried again in an hour'),
  );
}
