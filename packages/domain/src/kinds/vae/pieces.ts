import type { ProjectType } from '../../projects/kinds.ts';
import { plain } from '../../projects/print-items.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import { boardPiece } from '../board-pieces.ts';
import { joined, type OrderPiece, type PiecesOf, sameness } from '../pieces.ts';

type Board = NonNullable<ProjectDocument['boards']>[number];

/** One of each support, which is named in the plural. */
const ONE: Partial<Record<ProjectType, string>> = {
  'Boards PVC': 'Board PVC',
  'Caissons Lumineux': 'Caisson lumineux',
};

/** The pavement sign shows what its board shows. */
function pavementSign(board: Board, piece: OrderPiece): OrderPiece {
  const format = plain(board.formatStopTrottoir);
  return {
    ...piece,
    key: piece.key.replace('board', 'stop-trottoir'),
    sort: 'stopTrottoir',
    name: joined(['Stop-trottoir', format], ', '),
    copies: 1,
    same: sameness('stop-trottoir', format, plain(board.name)),
  };
}

/** Boards that are hung, each with its pavement sign. */
export const vaePieces: PiecesOf = ({ boards = [], pose }, { type }) =>
  boards.flatMap((board, rank) => {
    const hung = boardPiece(board, rank, { sort: 'board', support: ONE[type] ?? type });
    const piece = { ...hung, detail: joined([hung.detail, pose?.tringle === 'oui' && 'tringle'], ' · ') };
    return board.optionStopTrottoir === true ? [piece, pavementSign(board, piece)] : [piece];
  });
