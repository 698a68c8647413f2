import type { Box } from '../../mark.ts';
import { placedPath } from '../../path-data.ts';

/** Path data of an ornament of the top left corner, at `scale`, mirrored into all four. */
export function cornersPath({ x, y, w, h }: Box, d: string, scale: number): string {
  return topCornersPath({ x, y, w, h }, d, scale) + topCornersPath({ x, y: y + h, w, h }, d, scale, -scale);
}

/** The same, in the two corners at the top; a negative `sy` turns it upside down. */
export function topCornersPath(box: Box, d: string, sx: number, sy = sx): string {
  return placedPath(d, box.x, box.y, sx, sy) + placedPath(d, box.x + box.w, box.y, -sx, sy);
}
