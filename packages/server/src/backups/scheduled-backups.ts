import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { isScheduledBackupRunning } from '../db/backup/backup-lock.ts';
import { inTransaction } from '../db/transaction.ts';
import type { AppContext } from '../features/base/app-context.ts';
import { repeat } from '../jobs/repeat.ts';
import { readBackupState, recordBackupFailure } from '../operations/backups.repository.ts';
import { withoutPersonalData } from '../operations/safe-error.ts';
import { mailBackupFailure } from './mail-backup-failure.ts';
import { lastTime } from './schedule.ts';

const LOOK_MS = 60_000;
/** Retry interval: an operator may have to free space first. */
const RETRY_MS = 3_600_000;
const PROGRAM = path.resolve(import.meta.dirname, '../backup.ts');
/** Of that program: it failed, and has recorded why. */
export const RECORDED = 3;

/** Whether the last time of the schedule has passed without a backup, also while nothing ran; an hour after a failure. */
export async function isBackupDue(pool: Pool, times: readonly number[], now: Date): Promise<boolean> {
  const { taken, failed } = await readBackupState(pool);
  const due = lastTime(times, now);
  if (taken !== null && taken >= due) return false;
  return failed === null || failed < due || now.getTime() - failed.getTime() >= RETRY_MS;
}

/**
 * Checks every minute whether a backup is due, and makes it in a child process, so that hashing takes nothing from
 * requests. Every server process looks; one makes it. A failed one is mailed to the administrators. Returns a function that stops it, and a backup in progress.
 */
export function startScheduledBackups(
  { pool, mails }: Pick<AppContext, 'pool' | 'mails'>,
  times: readonly number[],
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>,
): () => Promise<void> {
  const stopping = new AbortController();
  const look = async () => {
    if (!(await isBackupDue(pool, times, new Date()))) return;
    if (await inTransaction(pool, isScheduledBackupRunning)) return;
    const { code, warned } = await runBackup(log, stopping.signal);
    const said = withoutPersonalData(warned.slice(-2_000));
    if (code === 0 && said !== '') log.warn({ said }, 'the scheduled backup found something');
    if (code === 0 || stopping.signal.aborted) return;
    log.error({ said }, 'the scheduled backup failed, tried again in an hour');
    if (code !== RECORDED)
      await recordBackupFailure(pool, { failure: 'autre', reason: `the backup ended with ${code}` });
    await mailBackupFailure(pool, mails);
  };
  const stop = repeat(look, LOOK_MS, (err) => log.error({ err }, 'whether a backup is due was not read'));
  return async () => {
    stopping.abort();
    await stop();
  };
}

async function runBackup(
  log: Pick<FastifyBaseLogger, 'info'>,
  stopping: AbortSignal,
): Promise<{ code: number | string; warned: string }> {
  const child = spawn(process.execPath, [PROGRAM, '--scheduled'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = () => child.kill();
  stopping.addEventListener('abort', stop);
  createInterface({ input: child.stdout }).on('line', (line) =>
    log.info({ said: withoutPersonalData(line) }, 'scheduled backup'),
  );
  try {
    // Waits for its exit, not only SIGTERM: the embedded PostgreSQL keeps running for other connections.
    const [warned, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return { code: (code as number | null) ?? String(signal), warned: warned.trim() };
  } finally {
    stopping.removeEventListener('abort', stop);
  }
}
