import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { deleteOldAttempts } from '../features/accounts/login-attempts.repository.ts';
import type { FileStore } from '../features/files/file-store.ts';
import { removeUnreferencedBlobs } from '../features/files/remove-unreferenced.ts';
import { deleteExpiredArchives } from '../features/printing/archives.repository.ts';
import { deleteExpiredSessions } from '../http/session.repository.ts';

const HOUR = 3_600_000;

/**
 * Clears out, now and every hour, sessions, login attempts and zips that no longer count, and the bytes of files that nobody
 * names any more. Answers what stops it.
 */
export function startHousekeeping(
  pool: Pool,
  files: FileStore,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  let running = Promise.resolve();
  const sweep = () => {
    running = Promise.all([
      deleteExpiredSessions(pool),
      deleteOldAttempts(pool),
      deleteExpiredArchives(pool),
      removeUnreferencedBlobs(pool, files),
    ]).then(
      () => undefined,
      (error: unknown) => log.error({ err: error }, 'housekeeping failed, tried again in an hour'),
    );
  };
  sweep();
  const timer = setInterval(sweep, HOUR);
  return () => {
    clearInterval(timer);
    return running;
  };
}
