import { boardColumns, printedBoards } from '../board-columns.ts';
import type { KindColumns } from '../kind.ts';

/** Derived columns of printed boards. */
export const vaeColumns: KindColumns = {
  ...boardColumns,
  toBePrinted: () => true,
  printed: ({ boards = [] }) => printedBoards(boards),
};
