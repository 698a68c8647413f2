import { readBoardBrief } from '../catalogue/board-brief.ts';
import type { Board } from '../projects/board.ts';

/** Label of a board in the order: its name and number. */
export function boardLabel({ displayName, name }: Board, index: number): string {
  return displayName?.trim() || name?.trim() || `Board ${index + 1}`;
}

/** A board's name, split in two. */
export interface BoardName {
  /** 'Menu double 3 éléments' */
  name: string;
  /**
   * The part that distinguishes a menu from others of its kind, after the comma of its name: 'PET 50 cl, colas - 1';
   * empty for another board.
   */
  detail: string;
}

/** Splits the name of a menu, identified by `state`; a line does not break before its number. */
export function nameInTwo(displayed: string, state: string | undefined): BoardName {
  const label = displayed.replace(/ - (?=\d+$)/, '\u00a0-\u00a0');
  if (readBoardBrief(state ?? '')?.brief !== 'menu') return { name: label, detail: '' };
  const [name = '', ...detail] = label.split(', ');
  return { name, detail: detail.join(', ') };
}

/** A board with its format: 'Menu simple 2 éléments', 'PET 50 cl, colas - 1 · Horizontal 60x90cm, stop-trottoir'. */
export function boardInTwo(board: Board, index: number): BoardName {
  const { name, detail } = nameInTwo(boardLabel(board, index), board.state);
  const format = [board.format, board.optionStopTrottoir && 'stop-trottoir'].filter(Boolean).join(', ');
  return { name, detail: [detail, format].filter(Boolean).join(' · ') };
}

/** Label in the order form while there is no board. */
export const NO_BOARDS = 'Boards';
