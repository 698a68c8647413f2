import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import { newProjectId } from '../../project/projects/project-id.ts';
import { type AskedCondition, readConditions, whereShown } from '../pieces/piece-conditions.ts';
import { stemsOf } from '../pieces/piece-terms.repository.ts';
import { readPieces } from '../pieces/pieces.repository.ts';
import { orderPieceOf } from '../pieces/present-piece.ts';
import { freezePieces, insertRecall, nextUnsaid, writeShown } from './recalls.repository.ts';

/** Pieces whose orders are read at once. */
const AT_ONCE = 500;

/** The same conditions, but for words in the place of what the catalogues name: what a text alone says. */
async function inWords(tx: Transaction, conditions: readonly AskedCondition[]): Promise<AskedCondition[]> {
  const stems = await stemsOf(
    tx,
    conditions.map(({ nom }) => nom),
  );
  return conditions.map((condition, index) => ({
    ...condition,
    ...(condition.nature === 'boisson' && { nature: 'mot' as const, facets: stems[index] ?? [] }),
  }));
}

/** Says of each frozen piece where it shows what is taken back. */
async function writeWhere(
  tx: Transaction,
  id: string,
  conditions: readonly AskedCondition[],
  words: readonly AskedCondition[],
): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await nextUnsaid(tx, id, after, AT_ONCE);
    const last = ids.at(-1);
    if (last === undefined) return;
    const rows = await readPieces(tx, ids);
    const shown = rows.map((row) => {
      const piece = orderPieceOf(row, conditions);
      const said = piece === null ? '' : whereShown(piece, conditions) || whereShown(piece, words);
      return { piece: row.id, words: said };
    });
    await writeShown(tx, id, shown);
    after = last;
  }
}

/**
 * Freezes who has what shows these conditions at once: by choice, by their text alone, and those whose text is not known
 * (specification/pieces.md#recall). @throws Refusal VALIDATION without a condition
 */
export function makeRecall(pool: Pool, actor: Actor, montre: string): Promise<{ id: string }> {
  return inTransaction(pool, async (tx) => {
    const conditions = await readConditions(tx, actor, montre);
    if (conditions.length === 0) {
      const message = 'Choisissez ce que montrent les pièces à reprendre.';
      throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'montre', message }] });
    }
    const id = newProjectId();
    const shows = conditions.map(({ nom }) => nom).join(', ');
    await insertRecall(tx, { id, madeBy: actor.name, shows, terms: conditions.map(({ terme }) => terme) });
    const facetsOf = (asked: readonly AskedCondition[]) => asked.flatMap(({ facets }) => facets);
    await freezePieces(tx, actor, { id, list: 'sure' }, { facets: facetsOf(conditions) });
    const words = await inWords(tx, conditions);
    if (words.every(({ facets }) => facets.length > 0))
      await freezePieces(tx, actor, { id, list: 'doute' }, { facets: facetsOf(words) });
    const outlets = conditions.filter(({ nature }) => nature === 'pdv');
    await freezePieces(tx, actor, { id, list: 'sans_texte' }, { facets: facetsOf(outlets), readable: false });
    await writeWhere(tx, id, conditions, words);
    return { id };
  });
}
