import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { startScheduledBackups } from './backups/scheduled-backups.ts';
import type { AppContext } from './features/base/app-context.ts';
import { startNightlyReading } from './features/base/outlets/reread-salesforce.ts';
import { startContentReminders } from './features/content/content-reminders/content-reminders.ts';
import { runImports } from './features/content/imports/run-imports.ts';
import { startDailyDigests } from './features/lists/digests/daily-digests.ts';
import { startDailyTries } from './features/lists/qr-scans/daily-tries.ts';
import { runComparisons } from './features/project/comparisons/run-comparisons.ts';
import { startHousekeeping } from './features/watch/housekeeping/housekeeping.ts';
import { startLateDeliveries } from './features/workflow/printing/tell-late-deliveries.ts';
import { WEB_BUILD } from './http/web-pages.ts';
import { WebReleases } from './http/web-releases.ts';
import { startDrawingAhead } from './pictures/draw-ahead.ts';

/** Open tabs of this release load their screens from its copy once another one is deployed. */
function startKeepingRelease(dataDir: string, log: FastifyInstance['log']): () => Promise<void> {
  const keeping = new WebReleases(dataDir).keep(path.join(WEB_BUILD, 'assets')).catch((err: unknown) => {
    log.error({ err }, 'keeping the release of the page');
  });
  return () => keeping;
}

/** Periodic and background work. Returns the functions that stop it. */
export function startBackground(context: AppContext, log: FastifyInstance['log']): (() => Promise<void>)[] {
  const {
    pool,
    files,
    mails,
    webhooks,
    imports,
    comparisons,
    salesforce,
    config: { backups, dataDir },
  } = context;
  const pace = { next: 0 };
  return [
    startHousekeeping(pool, files, log),
    startDailyDigests(pool, mails, log),
    startLateDeliveries(pool, mails, log),
    startContentReminders(pool, mails, log),
    startDailyTries(pool, log),
    ...(backups === undefined ? [] : [startScheduledBackups({ pool, mails }, backups.times, log)]),
    webhooks.start((err) => log.error({ err }, 'webhooks')),
    startKeepingRelease(dataDir, log),
    startDrawingAhead((err) => log.error({ err }, 'pages of a file')),
    imports.start(
      (signal) => runImports({ pool, mails }, signal),
      (err) => log.error({ err }, 'imports'),
    ),
    comparisons.start(
      (signal) => runComparisons(context, signal, pace),
      (err) => log.error({ err }, 'comparisons'),
    ),
    // Stopped last first: what is in flight is aborted, then the reading that waits for it.
    ...(salesforce === null ? [] : [startNightlyReading(pool, salesforce, log), () => salesforce.stop()]),
  ];
}
