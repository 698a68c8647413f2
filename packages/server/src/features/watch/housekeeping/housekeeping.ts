import { UNDO_DAYS } from '@ardoise/domain/content/undo.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import { deleteEndedCounts } from '../../../http/request-counts.repository.ts';
import { deleteExpiredSessions } from '../../../http/session.repository.ts';
import { repeat } from '../../../jobs/repeat.ts';
import type { FileStore } from '../../../storage/file-store.ts';
import { deleteOldAttempts } from '../../accounts/accounts/login-attempts.repository.ts';
import { deleteEndedFlows } from '../../accounts/company-sign-in/flows.repository.ts';
import { deleteEndedChallenges } from '../../accounts/passkeys/challenges.repository.ts';
import { deleteOldKeys } from '../../base/api-keys/api-keys.repository.ts';
import { deleteOldReads } from '../../base/document-reads/document-reads.repository.ts';
import { deleteEndedHolds } from '../../base/people/held-resets.repository.ts';
import { foldQuotaChanges } from '../../base/quotas/quota-figures.repository.ts';
import { deleteOldSecurityEvents } from '../../base/security-log/security-events.repository.ts';
import { applyScheduledSettings } from '../../base/settings/apply-scheduled-settings.ts';
import { readSetting } from '../../base/settings/settings.repository.ts';
import { deleteOldDeliveries } from '../../base/webhook-sending/webhooks.repository.ts';
import { deleteUnusedPictures } from '../../content/catalogue-pictures/catalogue-pictures.repository.ts';
import { deleteOldImports } from '../../content/imports/imports.repository.ts';
import { foldFigures } from '../../lists/figures/fold-figures.ts';
import type { MadeLines } from '../../lists/history-folds/fold-history.ts';
import { foldPieces } from '../../lists/pieces/fold-pieces.ts';
import { foldStatusCounts } from '../../lists/project-lists/status-counts.repository.ts';
import { prepareRecalls } from '../../lists/recalls/prepare-recalls.ts';
import { deleteOldRecalls } from '../../lists/recalls/recalls.repository.ts';
import { deleteOldDeposits } from '../../project/card-text/received/deposits.repository.ts';
import { removeUnreferencedBlobs } from '../../project/documents/files/remove-unreferenced.ts';
import { deleteUnusedFacts } from '../../project/documents/print-check/print-check.repository.ts';
import { lightenTraces } from '../../project/projects/lighten-traces.ts';
import { learnNewComments, learnNewWords } from '../../project/search/search-words.repository.ts';
import { copyEvidence } from '../../workflow/approvals/copy-evidence.ts';
import { continueErasures } from '../privacy/erasure/continue-erasures.ts';
import { eraseLongClosed } from '../privacy/erasure/erase-long-closed.ts';
import { eraseProjectPeople } from '../privacy/erasure/erase-project-people.ts';
import { deleteExpiredPersonExports } from '../privacy/export/person-exports.repository.ts';
import { eraseDueOrders } from '../retention/erase-due-orders.ts';
import { erasePosePhotos } from '../retention/erase-pose-photos.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Unfolded lines are read by each count and each submission; a comment is found after its stems are learnt. */
const SOON_MS = 2_000;
const SCHEDULE_MS = 10_000;

function everyFewSeconds(
  pool: Pool,
  signal: AbortSignal,
): [work: () => Promise<unknown>, interval: number, failure: string][] {
  return [
    [() => inTransaction(pool, foldStatusCounts), SOON_MS, 'counts by status were not folded'],
    [() => inTransaction(pool, foldQuotaChanges), SOON_MS, 'quota sums were not folded'],
    [() => inTransaction(pool, learnNewWords), SOON_MS, 'new words were not learnt'],
    [() => inTransaction(pool, learnNewComments), SOON_MS, 'new comments were not learnt'],
    [() => prepareRecalls(pool, signal), SOON_MS, 'lists of pieces to take back were not prepared'],
    [() => applyScheduledSettings(pool), SCHEDULE_MS, 'scheduled settings were not applied'],
  ];
}

/** What is made of orders after their commit: each on its own, so that one that fails holds back no other. */
function afterCommits(pool: Pool, signal: AbortSignal): [work: () => Promise<unknown>, failure: string][] {
  const counted: MadeLines = new Set();
  const delivered: MadeLines = new Set();
  return [
    [() => foldFigures(pool, signal, { made: counted }), 'figures were not counted'],
    [() => foldPieces(pool, signal, { made: delivered }), 'pieces were not made'],
    [() => lightenTraces(pool, signal), 'traces were not rebuilt without pictures'],
  ];
}

/** What is due every hour; idempotent over all processes. */
function sweepAll(pool: Pool, files: FileStore): Promise<unknown> {
  return Promise.all([
    deleteUnusedFacts(pool),
    deleteExpiredSessions(pool),
    deleteOldAttempts(pool),
    deleteEndedCounts(pool),
    deleteEndedHolds(pool),
    deleteEndedFlows(pool),
    deleteEndedChallenges(pool),
    deleteOldSecurityEvents(pool),
    deleteOldKeys(pool),
    deleteExpiredPersonExports(pool),
    readSetting(pool, 'conservationLectures').then((months) => deleteOldReads(pool, months)),
    deleteOldDeliveries(pool),
    deleteOldDeposits(pool),
    deleteUnusedPictures(pool).then(() => removeUnreferencedBlobs(pool, files)),
    deleteOldImports(pool, UNDO_DAYS),
    deleteOldRecalls(pool),
  ]);
}

/**
 * Now and every hour: deletes expired sessions, login attempts, request counts and begun sign-ins, security events older than 12 months,
 * keys that ended as long ago, recalls older than three years, deliveries to webhooks older than 30 days, old tracks of reads, imports that
 * can no longer be undone, prepared texts of ended links, pictures that no catalogue ever had and unreferenced blobs, and creates missing copies of
 * older evidence. Now and every day: erases what has reached the end of its retention,
 * then its people, and photos of poses whose pieces are long gone. Every two seconds: folds counts by
 * status and quota sums, indexes words of new names and comments, freezes long recalls. Every ten: applies scheduled settings,
 * resumes erasures of people, counts what figures count, makes the pieces of delivered orders, rebuilds traces from before migration 0069. Returns a function that stops it.
 */
export function startHousekeeping(
  pool: Pool,
  files: FileStore,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  const sweep = () => sweepAll(pool, files);
  const stopping = new AbortController();
  const kept = (err: unknown) => log.error({ err }, 'a person was not erased, tried again later');
  const again = (work: () => Promise<unknown>, interval: number, failure: string) =>
    repeat(work, interval, (err) => log.error({ err }, failure));
  const stops = [
    again(sweep, HOUR, 'housekeeping failed, tried again in an hour'),
    again(
      () => copyEvidence(pool, files),
      HOUR,
      'evidence was not copied for its readers, tried again in an hour',
    ),
    again(
      () =>
        eraseDueOrders(pool, files, stopping.signal)
          .then(() => eraseProjectPeople(pool, files, stopping.signal, kept))
          .then(() => eraseLongClosed(pool)),
      DAY,
      'retention was not applied, tried again in a day',
    ),
    again(
      () => erasePosePhotos(pool, files, stopping.signal),
      DAY,
      'photos of poses were not erased, tried again in a day',
    ),
    again(
      () => continueErasures(pool, files, stopping.signal, kept),
      SCHEDULE_MS,
      'erasures were not continued, tried again in 10 seconds',
    ),
    ...afterCommits(pool, stopping.signal).map(([work, failure]) =>
      again(work, SCHEDULE_MS, `${failure}, tried again in 10 seconds`),
    ),
    ...everyFewSeconds(pool, stopping.signal).map(([work, interval, failure]) =>
      again(work, interval, `${failure}, tried again in ${interval / 1_000} seconds`),
    ),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}
