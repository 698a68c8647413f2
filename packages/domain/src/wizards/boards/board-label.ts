import type { Board } from '../../projects/board.ts';

/** What a board is called in the order: its name and number. */
export function boardLabel({ displayName, name }: Board, index: number): string {
  return displayName?.trim() || name?.trim() || `Board ${index + 1}`;
}

/** What the order form asks where there is no board yet. */
export const NO_BOARDS = 'Boards';
