import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { untilLater } from '../history-folds/fold-history.ts';
import { freezeLists, readLists } from './recall-lists.ts';
import {
  deletePreparation,
  keepPreparation,
  nextSpan,
  takePreparation,
} from './recall-preparations.repository.ts';

/** Pieces that are read in one transaction: whoever moves one of their orders waits for it. */
const AT_ONCE = 1_000;

/** The next batch of the oldest list; false where there is nothing to do. */
export async function prepareNext(tx: Transaction, atOnce: number): Promise<boolean> {
  const preparation = await takePreparation(tx);
  if (preparation === null) return false;
  const { recall, terms, reader } = preparation;
  const span = await nextSpan(tx, preparation, atOnce);
  if (span === null) await deletePreparation(tx, recall);
  else {
    const lists = await readLists(tx, reader, terms.join(','));
    const added = await freezeLists(tx, reader, recall, lists, span);
    await keepPreparation(tx, recall, { to: span.to, added });
  }
  return true;
}

/**
 * Freezes the long lists of pieces to take back, batch by batch, each its own transaction
 * (specification/pieces.md#preparing-a-long-list). A list is at one process at a time; a killed one has done the batches before.
 */
export async function prepareRecalls(
  pool: Pool,
  signal: AbortSignal,
  atOnce: number = AT_ONCE,
): Promise<void> {
  while (!signal.aborted && (await inTransaction(pool, (tx) => prepareNext(tx, atOnce)).catch(untilLater)));
}
