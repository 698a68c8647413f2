import type { Pool } from 'pg';
import {
  findImport,
  type ImportRow,
  listImportsUnderWay,
  moveImport,
  noteAttempt,
} from './imports.repository.ts';
import { judgeImport } from './judge-import.ts';
import { takeBackImport } from './take-back-import.ts';
import { type ImportContext, writeImport } from './write-import.ts';

/** A failure of ours may pass, such as a lost connection; so many do not. */
const MOST_ATTEMPTS = 5;
const FAILED =
  'L’import s’est arrêté sur une erreur de notre côté\u00a0: rien n’a été écrit. Prévenez votre administrateur.';
const NOT_UNDONE = 'L’annulation s’est arrêtée sur une erreur de notre côté. Prévenez votre administrateur.';

async function advance(context: ImportContext, row: ImportRow, signal: AbortSignal): Promise<void> {
  const { pool } = context;
  if (row.state === 'lecture') await judgeImport(pool, row.id, signal);
  else if (row.state === 'annulation') await takeBackImport(context, row);
  else await writeImport(context, row, signal);
}

/** Records a failure; after several retries gives up, with a message for the user. */
async function noteFailure(pool: Pool, { id, attempts, state }: ImportRow): Promise<void> {
  if (attempts + 1 < MOST_ATTEMPTS) return noteAttempt(pool, id, attempts + 1);
  if (state === 'annulation') await moveImport(pool, id, ['annulation'], 'applique', NOT_UNDONE);
  else await moveImport(pool, id, ['lecture', 'attente', 'ecriture'], 'echec', FAILED);
}

/**
 * Processes every pending import: judges, writes, undoes. Progress is stored as it goes, and safe
 * when two processes do it concurrently. @throws AggregateError of failures of ours, which are tried again
 */
export async function runImports(context: ImportContext, signal: AbortSignal): Promise<void> {
  const { pool } = context;
  const failures: unknown[] = [];
  for (const { id } of await listImportsUnderWay(pool)) {
    const row = await findImport(pool, id);
    if (row === null || signal.aborted) continue;
    try {
      await advance(context, row, signal);
    } catch (error) {
      if (signal.aborted) return;
      failures.push(error);
      await noteFailure(pool, row);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'imports failed, tried again');
}
