import type { Board } from '../../projects/board.ts';

/** What a board is called in the order: its name and number. */
export function boardLabel({ displayName, name }: Board, index: number): string {
  return displayName?.trim() || name?.trim() || `Board ${index + 1}`;
}

/** A board's name in two parts. */
export interface BoardName {
  /** 'Menu double 3 éléments' */
  name: string;
  /** What tells it from others of its kind: 'PET 50 cl, colas - 1'; empty where its name says nothing after a comma. */
  detail: string;
}

export function nameInTwo(label: string): BoardName {
  const [name = '', ...detail] = label.split(', ');
  return { name, detail: detail.join(', ') };
}

/** What the order form asks where there is no board yet. */
export const NO_BOARDS = 'Boards';
