import { contentLines } from '../boards/board-content-lines.ts';
import { boardLabel, nameInTwo } from '../boards/board-label.ts';
import type { Board } from '../projects/board.ts';
import { answeredLines } from '../wizards/summary-lines.ts';
import { copiesInWords, type DocketItem, type DocketOf } from './docket.ts';

function itemOf(board: Board, rank: number): DocketItem {
  const { name, detail } = nameInTwo(boardLabel(board, rank), board.state);
  // The copies are the board's: its pavement sign is printed once.
  const pavement = board.optionStopTrottoir && `stop-trottoir ${board.formatStopTrottoir || 'à choisir'}`;
  return {
    name,
    detail: [
      ...[detail, board.format, copiesInWords(board.nombreExemplaire)],
      ...(pavement ? [pavement, copiesInWords('1')] : []),
    ]
      .filter(Boolean)
      .join(' · '),
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
