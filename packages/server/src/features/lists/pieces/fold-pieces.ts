import type { LegalMention } from '@ardoise/domain/catalogue/legal-mention.ts';
import { kindOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { KINDS } from '@ardoise/domain/kinds/kinds.ts';
import type { OrderPiece } from '@ardoise/domain/kinds/pieces.ts';
import { termOf } from '@ardoise/domain/rules/piece-terms.ts';
import { bornAs, settleReplacements } from '@ardoise/domain/rules/pieces.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { readCatalogueItems } from '../../base/catalogue/catalogue.repository.ts';
import {
  type FoldOptions,
  foldHistory,
  GROWN,
  type HistoryFold,
  untilLater,
} from '../history-folds/fold-history.ts';
import { takeFold } from '../history-folds/history-fold.repository.ts';
import {
  analyzePieces,
  type DeliveredOrder,
  deletePieces,
  foldPieceSums,
  nextOfBefore,
  readDelivered,
  readRivals,
  takeRefolds,
  type WrittenPiece,
  writePieces,
  writeSettled,
  writeTerms,
} from './piece-fold.repository.ts';

/** Orders of one transaction. */
const ORDERS = 100;

type Mentions = readonly LegalMention[];

/** The pieces of a delivered order, without their outlet. */
export function piecesOf(
  { type, doc }: Pick<DeliveredOrder, 'type' | 'doc'>,
  mentions: Mentions,
): OrderPiece[] {
  return KINDS[kindOf(type)].pieces(doc, { type, mentions });
}

function writtenOf(order: DeliveredOrder, pieces: readonly OrderPiece[]): WrittenPiece[] {
  const state = bornAs(order);
  if (state === null) return [];
  const { deliveredOn, posedOn, hasPose } = order;
  const placedOn = state === 'livree' ? null : hasPose ? posedOn : deliveredOn;
  return pieces.map((piece) => ({
    project: order.id,
    part: piece.key,
    sort: piece.sort,
    same: piece.same,
    name: piece.name,
    detail: piece.detail,
    copies: piece.copies,
    state,
    deliveredOn,
    placedOn,
    terms: [...new Set(piece.shows.map(({ nature, name }) => termOf(nature, name)))],
    text: piece.lines.join('\n'),
    readable: piece.readable,
  }));
}

/** Replaces what is the same at the outlets of these orders (specification/pieces.md#replacing). */
export async function settlePieces(tx: Transaction, orders: readonly string[]): Promise<void> {
  const rivals = await readRivals(tx, orders);
  const groups = Map.groupBy(rivals, ({ nOutlet, same }) => JSON.stringify([nOutlet, same]));
  const settled = [...groups.values()].map(settleReplacements);
  await writeSettled(
    tx,
    rivals.map(({ id }) => id),
    { replaced: settled.flatMap(({ replaced }) => replaced), asks: settled.flatMap(({ asks }) => asks) },
  );
}

/** Makes the pieces of these orders anew; an order that is delivered no longer has none. */
async function writePiecesOf(tx: Transaction, orders: readonly string[]): Promise<void> {
  if (orders.length > 0) {
    const mentions = await readCatalogueItems<LegalMention>(tx, 'mentions');
    const delivered = await readDelivered(tx, orders);
    const made = delivered.map((order) => ({ order, pieces: piecesOf(order, mentions) }));
    const written = made.flatMap(({ order, pieces }) => writtenOf(order, pieces));
    await deletePieces(tx, orders, written);
    await writePieces(tx, written);
    const shown = made.flatMap(({ pieces }) => pieces.flatMap(({ shows }) => shows));
    const terms = new Map(
      shown.map(({ nature, name }) => [termOf(nature, name), { term: termOf(nature, name), nature, name }]),
    );
    await writeTerms(tx, [...terms.values()]);
    await settlePieces(tx, orders);
  }
  await foldPieceSums(tx);
}

const FOLD: HistoryFold = {
  state: 'pieces_state',
  write: writePiecesOf,
  analyze: analyzePieces,
  // An order is read whole: fewer than of figures.
  atOnce: 500,
};

/** A batch of orders that a query names, under the lock of the fold; false where there was none. */
async function foldOrders(
  pool: Pool,
  next: (tx: Transaction, limit: number) => Promise<readonly string[] | null>,
): Promise<boolean> {
  const more = await inTransaction(pool, async (tx) => {
    if ((await takeFold(tx, 'pieces_state')) === null) return false;
    const orders = await next(tx, ORDERS);
    if (orders === null || orders.length === 0) return false;
    await writePiecesOf(tx, orders);
    return true;
  }).catch(untilLater);
  return more === true;
}

/**
 * Makes pieces of what was delivered since the last time, and of orders that changed; then, batch by batch, of those from
 * before migration 0081 (specification/pieces.md#after-the-commit). Idempotent over all processes.
 */
export async function foldPieces(pool: Pool, signal: AbortSignal, options?: FoldOptions): Promise<void> {
  await foldHistory(pool, FOLD, signal, options);
  while (!signal.aborted && (await foldOrders(pool, takeRefolds)));
  for (let batch = 1; !signal.aborted && (await foldOrders(pool, nextOfBefore)); batch += 1)
    if (GROWN.includes(batch)) await analyzePieces(pool);
}
