import { inTransaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import {
  noteNotCompared,
  queueFormer,
  takeQueued,
} from '../documents/proofs/proof-comparisons.repository.ts';
import { compareVersion } from './compare-version.ts';

type Context = Pick<AppContext, 'pool' | 'files' | 'fileProcess' | 'changes'>;

/** A failure may pass, such as a machine that has too much to do; so many do not. */
const MOST_ATTEMPTS = 3;

/** Orders from before that are looked at together. */
const QUEUED_AT_ONCE = 200;

/** Compares every version that waits, then those of orders from before, and tells the screens that show it. @throws AggregateError of failures of ours */
export async function runComparisons(context: Context, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = [];
  while (!signal.aborted) {
    const queued = await takeQueued(context.pool);
    if (queued === null) {
      if (await inTransaction(context.pool, (tx) => queueFormer(tx, QUEUED_AT_ONCE))) continue;
      break;
    }
    const isLast = queued.attempts >= MOST_ATTEMPTS;
    try {
      if (!(await compareVersion(context, queued))) await noteNotCompared(context.pool, queued, isLast);
    } catch (error) {
      if (signal.aborted) return;
      failures.push(error);
      await noteNotCompared(context.pool, queued, isLast);
    }
    context.changes.announce({ project: queued.project_id });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'proofs were not compared, tried again');
}
