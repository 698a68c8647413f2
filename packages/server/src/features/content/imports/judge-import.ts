import { mustConfirmHiding } from '@ardoise/domain/content/imports/import-effects.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { importArea } from './areas/import-areas.ts';
import { analyzeLines, countLines, insertAbsent, nextLines, writeJudged } from './import-lines.repository.ts';
import { finishJudging, holdImport, lockImport, noteProgress } from './imports.repository.ts';
import { judgeLines } from './judge-lines.ts';

/** Lines in memory at once. */
const BATCH = 1000;

/** Judges the next lines. Returns whether there may be more of them. */
async function judgeNext(tx: Transaction, id: number): Promise<boolean> {
  if (!(await holdImport(tx, id))) return false;
  const row = await lockImport(tx, id);
  if (row?.state !== 'lecture') return false;
  const area = importArea(row.area, row.list);
  const visible = row.complete ? await area.visibleKeys?.(tx) : undefined;
  if (row.done === 0 && visible !== undefined) await insertAbsent(tx, id, visible);
  const lines = await nextLines(tx, id, row.done, null, BATCH);
  const judged = await judgeLines(tx, area, row, lines, false);
  await writeJudged(
    tx,
    id,
    judged.map(({ line }) => line),
  );
  const last = lines.at(-1);
  if (last !== undefined && lines.length === BATCH) {
    await noteProgress(tx, id, last.line);
    return true;
  }
  await analyzeLines(tx, row.total);
  const counts = await countLines(tx, id);
  const confirms = mustConfirmHiding(counts.masquee ?? 0, visible?.length ?? 0);
  await finishJudging(tx, id, counts, confirms);
  return false;
}

/** Judges all lines, a transaction for each batch: after a crash it resumes with the next one. */
export async function judgeImport(pool: Pool, id: number, signal: AbortSignal): Promise<void> {
  do signal.throwIfAborted();
  while (await inTransaction(pool, (tx) => judgeNext(tx, id)));
}
