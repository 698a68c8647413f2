import { UNDO_DAYS } from '@ardoise/domain/content/undo.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import { deleteExpiredSessions } from '../../http/session.repository.ts';
import { repeat } from '../../jobs/repeat.ts';
import type { FileStore } from '../../storage/file-store.ts';
import { deleteOldAttempts } from '../accounts/login-attempts.repository.ts';
import { copyEvidence } from '../approvals/copy-evidence.ts';
import { deleteUnusedPictures } from '../catalogue-pictures/catalogue-pictures.repository.ts';
import { removeUnreferencedBlobs } from '../files/remove-unreferenced.ts';
import { deleteOldImports } from '../imports/imports.repository.ts';
import { foldStatusCounts } from '../project-lists/status-counts.repository.ts';
import { foldQuotaChanges } from '../quotas/quota-figures.repository.ts';
import { learnNewWords } from '../search/search-words.repository.ts';
import { deleteOldSecurityEvents } from '../security-log/security-events.repository.ts';
import { applyScheduledSettings } from '../settings/apply-scheduled-settings.ts';

const HOUR = 3_600_000;
/** Unfolded lines are read by each count: at a hundred changes a second two thousand of them. */
const FOLD_MS = 10_000;

/**
 * Now and every hour: deletes expired sessions and login attempts, security events older than 12 months, imports that
 * can no longer be undone, pictures that no catalogue ever had and unreferenced blobs, and creates missing copies of
 * older evidence. Every ten seconds: folds counts by status and quota sums, indexes words of new names, and applies scheduled
 * settings. Returns a function that stops it.
 */
export function startHousekeeping(
  pool: Pool,
  files: FileStore,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  const sweep = () =>
    Promise.all([
      deleteExpiredSessions(pool),
      deleteOldAttempts(pool),
      deleteOldSecurityEvents(pool),
      deleteUnusedPictures(pool).then(() => removeUnreferencedBlobs(pool, files)),
      deleteOldImports(pool, UNDO_DAYS),
    ]);
  const stops = [
    repeat(sweep, HOUR, (err) => log.error({ err }, 'housekeeping failed, tried again in an hour')),
    repeat(
      () => copyEvidence(pool, files),
      HOUR,
      (err) => log.error({ err }, 'evidence was not copied for its readers, tried again in an hour'),
    ),
    repeat(
      () => inTransaction(pool, foldStatusCounts),
      FOLD_MS,
      (err) => log.error({ err }, 'counts by status were not folded, tried again in ten seconds'),
    ),
    repeat(
      () => inTransaction(pool, foldQuotaChanges),
      FOLD_MS,
      (err) => log.error({ err }, 'quota sums were not folded, tried again in ten seconds'),
    ),
    repeat(
      () => applyScheduledSettings(pool),
      FOLD_MS,
      (err) => log.error({ err }, 'scheduled settings were not applied, tried again in ten seconds'),
    ),
    repeat(
      () => inTransaction(pool, learnNewWords),
      FOLD_MS,
      (err) => log.error({ err }, 'new words were not learnt, tried again in ten seconds'),
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
