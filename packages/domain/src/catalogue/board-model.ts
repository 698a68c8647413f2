import type { Board as OrderBoard } from '../projects/board.ts';
import type { Board } from './board.ts';

/** Whether a board of the order was created from this catalogue board: compares name, category and brief. */
export function isOfModel({ name, type, state }: OrderBoard, item: Board): boolean {
  return item.name === name && item.field_type_de_board === type && item.field_state_name_brief === state;
}
