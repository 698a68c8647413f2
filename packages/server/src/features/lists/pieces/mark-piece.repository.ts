import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { PieceState, RemovalReason } from '@ardoise/domain/rules/pieces.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { ownedWhere } from './piece-filter.repository.ts';

/** A piece that somebody says something of. Days are yyyy-MM-dd. */
export interface MarkedPiece {
  id: number;
  project: string;
  nOutlet: string;
  same: string;
  state: PieceState;
  since: string;
  placed: boolean;
}

/** A piece of the scope, locked with all that are the same at its outlet, which it may concern; null out of scope. */
export async function lockPiece(tx: Transaction, actor: Actor, id: number): Promise<MarkedPiece | null> {
  const values = new Values(id);
  const { rows } = await tx.query<MarkedPiece>(
    `select p.id::int as id, p.project_id as project, p.n_outlet as "nOutlet", p.same, p.state, p.since::text as since,
       p.placed_on is not null as placed
     from pieces p where p.id = $1 and ${ownedWhere(actor, 'p', values)}`,
    values.list,
  );
  const [piece] = rows;
  if (piece === undefined) return null;
  await tx.query('select from pieces where id = $1 or (n_outlet = $2 and same = $3) order by id for update', [
    id,
    piece.nOutlet,
    piece.same,
  ]);
  const { rows: locked } = await tx.query<{ state: PieceState }>('select state from pieces where id = $1', [
    id,
  ]);
  const state = locked[0]?.state;
  return state === undefined ? null : { ...piece, state };
}

export async function writeRemoval(
  tx: Transaction,
  id: number,
  { day, reason, by }: { day: string; reason: RemovalReason; by: string },
): Promise<void> {
  await tx.query(
    `update pieces set state = 'retiree', gone_on = $2, reason = $3, marked_by = $4, asks = false where id = $1`,
    [id, day, reason, by],
  );
}

/** In the state that it had before. */
export async function undoRemoval(tx: Transaction, { id, placed }: MarkedPiece, by: string): Promise<void> {
  await tx.query(
    'update pieces set state = $2, gone_on = null, reason = null, marked_by = $3 where id = $1',
    [id, placed ? 'en_place' : 'livree', by],
  );
}

/** Those in place that a piece may be said to replace: older ones of other orders, the same at its outlet. */
export async function listReplaceable(tx: Transaction, piece: MarkedPiece): Promise<number[]> {
  const { rows } = await tx.query<{ id: number }>(
    `select id::int as id from pieces where n_outlet = $1 and same = $2 and project_id <> $3 and state = 'en_place'
       and (since, id) < ($4::date, $5::bigint)`,
    [piece.nOutlet, piece.same, piece.project, piece.since, piece.id],
  );
  return rows.map(({ id }) => id);
}

/** What a piece had replaced is in place again, and it asks no longer. */
export async function undoReplacements(tx: Transaction, id: number, by: string): Promise<void> {
  await tx.query(
    `update pieces set state = 'en_place', gone_on = null, replaced_by = null, marked_by = $2
     where replaced_by = $1 and state = 'remplacee'`,
    [id, by],
  );
  await tx.query('update pieces set decided = true, asks = false, marked_by = $2 where id = $1', [id, by]);
}

export async function writeReplacement(
  tx: Transaction,
  { piece, old, by }: { piece: MarkedPiece; old: number; by: string },
): Promise<void> {
  await tx.query(
    `update pieces set state = 'remplacee', replaced_by = $2, gone_on = $3, asks = false, marked_by = $4 where id = $1`,
    [old, piece.id, piece.since, by],
  );
}
