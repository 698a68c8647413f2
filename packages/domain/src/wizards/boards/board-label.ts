import type { Board } from '../../projects/board.ts';

/** Label of a board in the order: its name and number. */
export function boardLabel({ displayName, name }: Board, index: number): string {
  return displayName?.trim() || name?.trim() || `Board ${index + 1}`;
}

/** A board's name, split in two. */
export interface BoardName {
  /** 'Menu double 3 éléments' */
  name: string;
  /** The part that distinguishes it from others of its kind: 'PET 50 cl, colas - 1'; empty without a comma in its name. */
  detail: string;
}

export function nameInTwo(label: string): BoardName {
  const [name = '', ...detail] = label.split(', ');
  return { name, detail: detail.join(', ') };
}

/** Label in the order form while there is no board. */
export const NO_BOARDS = 'Boards';
