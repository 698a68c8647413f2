import type { Box, Mark } from '../../../mark.ts';
import type { CardInks } from '../../card-look.ts';

/** What frames a flap. Lengths are millimetres on an A4, times `k` elsewhere. */
export interface Frame {
  /** One frame around the entire sheet, instead of one on each flap. */
  whole?: true;
  /** Distances of the room inside from the edges of its flap. */
  room: readonly [top: number, sides: number, bottom: number];
  /** Its marks, from the ground on. */
  marks(panel: Box, k: number, inks: CardInks): Mark[];
}
