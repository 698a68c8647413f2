import { boardColumns, printedBoards } from '../board-columns.ts';
import type { KindColumns } from '../kind.ts';

/** What the columns of printed boards are derived from. */
export const vaeColumns: KindColumns = {
  ...boardColumns,
  toBePrinted: () => true,
  printed: ({ boards = [] }) => printedBoards(boards),
};
