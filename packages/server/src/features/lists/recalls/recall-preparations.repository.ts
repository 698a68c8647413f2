import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor, Role } from '@ardoise/domain/projects/roles.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { PieceReader } from '../pieces/piece-filter.repository.ts';
import type { Span } from './recalls.repository.ts';

/** A list that is still being frozen (migration 0090). */
export interface Preparation extends Pick<Span, 'after' | 'bornTo'> {
  recall: string;
  terms: string[];
  /** Whose pieces, as it was when it was asked for. */
  reader: PieceReader;
}

/** Leaves a list to be frozen after the commit, of the pieces that there are by now. */
export async function insertPreparation(tx: Transaction, recall: string, actor: Actor): Promise<void> {
  await tx.query(
    `insert into recall_preparations (recall_id, role, names, born_to)
     select $1, $2, $3, coalesce(max(id), 0) from pieces`,
    [recall, actor.role, namesOf(actor)],
  );
}

/**
 * The oldest list that no other process is freezing, until the transaction ends; null where there is none. It gives up where
 * somebody changes one of its orders, before a deadlock would be looked for (55P03).
 */
export async function takePreparation(tx: Transaction): Promise<Preparation | null> {
  await tx.query("set local lock_timeout = '300ms'");
  const { rows } = await tx.query<
    Omit<Preparation, 'reader'> & {
      role: Role;
      names: string[];
    }
  >(
    `select p.recall_id as recall, r.terms, p.role, p.names, p.done_to::int as after, p.born_to::int as "bornTo"
     from recall_preparations p join recalls r on r.id = p.recall_id order by p.recall_id limit 1 for update of p skip locked`,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { role, names, ...preparation } = row;
  const [name = '', ...standsFor] = names;
  return { ...preparation, reader: { name, role, standsFor } };
}

/** The next pieces to be read, in the order of their ids; null once all were. */
export async function nextSpan(
  tx: Transaction,
  { after, bornTo }: Pick<Span, 'after' | 'bornTo'>,
  limit: number,
): Promise<Span | null> {
  const { rows } = await tx.query<{ to: number | null }>(
    `select max(id)::int as "to" from (select id from pieces where id > $1 and id <= $2 order by id limit $3) next`,
    [after, bornTo, limit],
  );
  const to = rows[0]?.to ?? null;
  return to === null ? null : { after, to, bornTo };
}

/** Keeps how far a list has come, and how many pieces were added. */
export async function keepPreparation(
  tx: Transaction,
  recall: string,
  { to, added }: { to: number; added: number },
): Promise<void> {
  await tx.query('update recall_preparations set done_to = $2, pieces = pieces + $3 where recall_id = $1', [
    recall,
    to,
    added,
  ]);
}

/** The list is whole. */
export async function deletePreparation(tx: Transaction, recall: string): Promise<void> {
  await tx.query('delete from recall_preparations where recall_id = $1', [recall]);
}
