import type { FormerCard } from '@ardoise/domain/new-prices/former-card.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** Keeps what an order with new prices is compared with; it never changes. */
export async function insertFormerCard(tx: Transaction, projectId: string, card: FormerCard): Promise<void> {
  await tx.query('insert into former_cards (project_id, card) values ($1, $2)', [
    projectId,
    JSON.stringify(card),
  ]);
}

/** Null for an order that is no copy with new prices. */
export async function findFormerCard(
  db: Db,
  { id, same_card }: { id: string; same_card: boolean },
): Promise<FormerCard | null> {
  if (!same_card) return null;
  const { rows } = await db.query<{ card: FormerCard }>(
    prepared('select card from former_cards where project_id = $1', [id]),
  );
  return rows[0]?.card ?? null;
}
