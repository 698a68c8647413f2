import { contentLines } from '../boards/board-content-lines.ts';
import { boardLabel, nameInTwo } from '../boards/board-label.ts';
import { readBoardBrief } from '../catalogue/board-brief.ts';
import type { Board } from '../projects/board.ts';
import { priceInWords } from '../projects/price-in-words.ts';
import { countOf, plain } from '../projects/print-items.ts';
import { atLeastOne, copiesOf, joined, type OrderPiece, sameness, shownDrinks } from './pieces.ts';

/** A price list that was left to photos is known by nobody but whoever looked at them. */
function isReadable({ state, brief }: Board): boolean {
  if (readBoardBrief(state ?? '')?.brief !== 'pricelist') return true;
  return Object.keys(brief?.pricelist?.photo ?? {}).length === 0;
}

/** Its model's name, which says what a menu shows, and what was written; a range has drinks alone. */
function linesOf(board: Board, rank: number): string[] {
  if (readBoardBrief(board.state ?? '')?.brief === 'gamme-prix') return [plain(board.name)].filter(Boolean);
  return [plain(board.name), ...contentLines(board, rank).map(({ value }) => value)].filter(Boolean);
}

/** A board of an order: on a wall, or on a screen. */
export function boardPiece(
  board: Board,
  rank: number,
  { sort, support }: { sort: 'board' | 'ecran'; support: string },
): OrderPiece {
  const { entree = String(rank), format = '', brief } = board;
  const copies = atLeastOne({ copies: countOf(board.nombreExemplaire) });
  const { name, detail } = nameInTwo(boardLabel(board, rank), board.state);
  const size = format.charAt(0).toLowerCase() + format.slice(1);
  return {
    key: `${sort} ${entree}`,
    sort,
    name: joined([support, size], ', '),
    detail: joined([name, detail, copies > 1 && copiesOf(copies, 'exemplaire', 'exemplaires')], ' · '),
    copies,
    same: sameness(sort, format, plain(board.name)),
    shows: (brief?.['gamme-prix'] ?? []).flatMap(({ prix, boissons }) =>
      shownDrinks(boissons, () => joined(['dans la gamme', priceInWords(prix)], ', ')),
    ),
    lines: linesOf(board, rank),
    readable: isReadable(board),
  };
}
