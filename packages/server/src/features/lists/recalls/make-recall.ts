import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { type Db, inTransaction } from '../../../db/transaction.ts';
import { newProjectId } from '../../project/projects/project-id.ts';
import { countPieces } from '../pieces/search-pieces.ts';
import { freezeLists, type RecallLists, readLists } from './recall-lists.ts';
import { insertPreparation } from './recall-preparations.repository.ts';
import { insertRecall } from './recalls.repository.ts';

/** Pieces that are frozen in the call itself; fewer than a search counts. */
const SMALL = 2_000;

/** Whether the lists have at most so many, a piece of two lists counted twice. Long ones are not read for it. */
async function areAtMost(db: Db, actor: Actor, { filters }: RecallLists, most: number): Promise<boolean> {
  let sum = 0;
  for (const { filter } of filters) {
    const { pieces, plus } = await countPieces(db, actor, { ...filter, there: true });
    sum += pieces;
    if (plus || sum > most) return false;
  }
  return true;
}

/**
 * Freezes who has what shows these conditions: by choice, by their text alone, and those whose text is not known; at once up
 * to `small` pieces, after the commit otherwise (specification/pieces.md#recall). @throws Refusal VALIDATION without a condition
 */
export function makeRecall(
  pool: Pool,
  actor: Actor,
  montre: string,
  small: number = SMALL,
): Promise<{ id: string }> {
  return inTransaction(pool, async (tx) => {
    const lists = await readLists(tx, actor, montre);
    const { conditions } = lists;
    if (conditions.length === 0) {
      const message = 'Choisissez ce que montrent les pièces à reprendre.';
      throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'montre', message }] });
    }
    const id = newProjectId();
    const shows = conditions.map(({ nom }) => nom).join(', ');
    await insertRecall(tx, { id, madeBy: actor.name, shows, terms: conditions.map(({ terme }) => terme) });
    if (await areAtMost(tx, actor, lists, small)) await freezeLists(tx, actor, id, lists);
    else await insertPreparation(tx, id, actor);
    return { id };
  });
}
