import { contentLines } from '../boards/board-content-lines.ts';
import { boardInTwo } from '../boards/board-label.ts';
import type { Board } from '../projects/board.ts';
import { answeredLines } from '../wizards/summary-lines.ts';
import { copiesInWords, type DocketItem, type DocketOf } from './docket.ts';

function itemOf(board: Board, rank: number): DocketItem {
  const { name, detail } = boardInTwo(board, rank);
  return {
    name,
    detail: [detail, copiesInWords(board.nombreExemplaire)].filter(Boolean).join(' · '),
    image: board.imageBoard,
    // The board is named above.
    brief: contentLines(board, rank).map((line) => ({ ...line, label: line.images ? 'Solides' : 'Contenu' })),
  };
}

/** Docket of boards, printed or on a screen. */
export const boardDocket: DocketOf = ({ type, boards = [] }) => ({
  lines: answeredLines([
    ['Support', type],
    ['Boards', String(boards.length || '')],
  ]),
  items: boards.map(itemOf),
  texts: [],
});
