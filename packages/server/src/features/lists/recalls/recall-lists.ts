import type { RecallList } from '@ardoise/domain/rules/recalls.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { type AskedCondition, readConditions, whereShown } from '../pieces/piece-conditions.ts';
import type { PieceFilter, PieceReader } from '../pieces/piece-filter.repository.ts';
import { stemsOf } from '../pieces/piece-terms.repository.ts';
import { readPieces } from '../pieces/pieces.repository.ts';
import { orderPieceOf } from '../pieces/present-piece.ts';
import { freezePieces, nextUnsaid, type Span, writeShown } from './recalls.repository.ts';

/** Pieces whose orders are read at once. */
const AT_ONCE = 200;

/** What a recall looks for, list by list: a piece is in the first that it fits. */
export interface RecallLists {
  conditions: readonly AskedCondition[];
  /** The same, but for words in the place of what the catalogues name: what a text alone says. */
  words: readonly AskedCondition[];
  filters: readonly { list: RecallList; filter: PieceFilter }[];
}

async function inWords(db: Db, conditions: readonly AskedCondition[]): Promise<AskedCondition[]> {
  const stems = await stemsOf(
    db,
    conditions.map(({ nom }) => nom),
  );
  return conditions.map((condition, index) => ({
    ...condition,
    ...(condition.nature === 'boisson' && { nature: 'mot' as const, facets: stems[index] ?? [] }),
  }));
}

/** By choice, by their text alone, and those whose text is not known. @throws Refusal VALIDATION as conditions are read */
export async function readLists(db: Db, reader: PieceReader, montre: string): Promise<RecallLists> {
  const conditions = await readConditions(db, reader, montre);
  const words = await inWords(db, conditions);
  const facetsOf = (asked: readonly AskedCondition[]) => asked.flatMap(({ facets }) => facets);
  const outlets = conditions.filter(({ nature }) => nature === 'pdv');
  return {
    conditions,
    words,
    filters: [
      { list: 'sure', filter: { facets: facetsOf(conditions) } },
      ...(words.every(({ facets }) => facets.length > 0)
        ? [{ list: 'doute' as const, filter: { facets: facetsOf(words) } }]
        : []),
      { list: 'sans_texte', filter: { facets: facetsOf(outlets), readable: false } },
    ],
  };
}

/** Says of each frozen piece after an id where it shows what is taken back. */
async function writeWhere(
  tx: Transaction,
  id: string,
  { conditions, words }: RecallLists,
  from: number,
): Promise<void> {
  for (let after = from; ; ) {
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

/** Freezes each list of a recall, of everything or of a span of pieces. Returns how many pieces were added. */
export async function freezeLists(
  tx: Transaction,
  reader: PieceReader,
  id: string,
  lists: RecallLists,
  span?: Span,
): Promise<number> {
  let frozen = 0;
  for (const { list, filter } of lists.filters)
    frozen += await freezePieces(tx, reader, { id, list }, { filter, span });
  await writeWhere(tx, id, lists, span?.after ?? 0);
  return frozen;
}
