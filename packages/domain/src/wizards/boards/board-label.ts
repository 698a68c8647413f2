import type { Board } from '../../projects/board.ts';
import { line } from '../summary-lines.ts';
import type { SummaryLine } from '../wizard-project.ts';

/** What a board is called in the order: its name and number. */
export function boardLabel({ displayName, name }: Board, index: number): string {
  return displayName?.trim() || name?.trim() || `Board ${index + 1}`;
}

/** The lines of each board; one line that says so where there is none yet. */
export function boardLines(
  boards: readonly Board[] | undefined,
  linesOf: (board: Board, index: number) => SummaryLine[],
): SummaryLine[] {
  return boards === undefined || boards.length === 0 ? [line('Boards', '')] : boards.flatMap(linesOf);
}
