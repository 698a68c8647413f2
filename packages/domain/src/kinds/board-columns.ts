import type { Board } from '../projects/board.ts';
import type { KindColumns } from './kind.ts';

/** `5 × Horizontal 40x60cm · 2 × stop-trottoir 75x47 cm (bois)`: copies of the boards, by format. */
export function printedBoards(boards: readonly Board[]): string {
  const byFormat = new Map<string, number>();
  const add = (format: string | undefined, number: string | undefined) => {
    if (format?.trim()) byFormat.set(format, (byFormat.get(format) ?? 0) + (Number(number) || 0));
  };
  for (const { format, nombreExemplaire } of boards) add(format, nombreExemplaire);
  // One per board, independent of the copies of the board itself.
  for (const { optionStopTrottoir, formatStopTrottoir } of boards)
    if (optionStopTrottoir && formatStopTrottoir?.trim()) add(`stop-trottoir ${formatStopTrottoir}`, '1');
  return [...byFormat].map(([format, count]) => (count > 0 ? `${count} × ${format}` : format)).join(' · ');
}

/** Derived columns of boards, printed or on a screen. */
export const boardColumns = {
  boards: ({ boards = [] }) => boards.length,
  withMenu: () => false,
  drinks: ({ boards = [] }) =>
    boards.flatMap(({ brief }) => (brief?.['gamme-prix'] ?? []).map((line) => line.boissons)),
  image: ({ boards = [] }) => boards[0]?.imageBoard,
} satisfies Partial<KindColumns>;
