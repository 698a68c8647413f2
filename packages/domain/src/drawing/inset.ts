import type { Box } from './mark.ts';

/** A box smaller by `by` on each side. */
export function inset({ x, y, w, h }: Box, by: number): Box {
  return { x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by };
}
