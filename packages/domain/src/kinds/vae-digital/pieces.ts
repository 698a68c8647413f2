import { boardPiece } from '../board-pieces.ts';
import type { PiecesOf } from '../pieces.ts';

/** Boards on a screen: nothing is printed, the screen shows them. */
export const vaeDigitalPieces: PiecesOf = ({ boards = [] }) =>
  boards.map((board, rank) => boardPiece(board, rank, { sort: 'ecran', support: 'Écran' }));
