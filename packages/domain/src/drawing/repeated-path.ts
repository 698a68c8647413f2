import type { Mark, PathMark, Repeat } from './mark.ts';
import { placedPath } from './path-data.ts';

const rounded = (value: number, places: number) => Number(value.toFixed(places));

/**
 * The copies of a tile, scaled by `sx` and `sy`, then moved to each point. Rounded to a ten-thousandth of a millimetre
 * and a millionth, far below the hundredth of the path that they make.
 */
export function repeatAt(points: readonly (readonly [number, number])[], sx: number, sy = sx): Repeat {
  return {
    at: points.map(([x, y]) => [rounded(x, 4), rounded(y, 4)]),
    scale: [rounded(sx, 6), rounded(sy, 6)],
  };
}

/** The same copies in a drawing that is scaled. */
export function scaledRepeat({ at, scale: [sx, sy] }: Repeat, by: number): Repeat {
  return repeatAt(
    at.map(([x, y]) => [x * by, y * by]),
    sx * by,
    sy * by,
  );
}

/** A frame of tiles is a hundred kilobytes of path data, and a letter more in a name changes none of it. */
const MOST_KNOWN = 64;
const known = new Map<string, string>();

/** The path data of a path with all its copies: one path, so that no seam shows between them. */
export function repeatedPath({ d, repeat }: Pick<PathMark, 'd' | 'repeat'>): string {
  if (repeat === undefined) return d;
  const key = d + JSON.stringify(repeat);
  const made = known.get(key);
  if (made !== undefined) return made;
  const [sx, sy] = repeat.scale;
  const path = repeat.at.map(([x, y]) => placedPath(d, x, y, sx, sy)).join('');
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, path);
  return path;
}

/** A mark with its copies written into its path, where one thread lays out and another only paints. */
export function writtenOut(mark: Mark): Mark {
  if (mark.kind !== 'path' || mark.repeat === undefined) return mark;
  const { repeat: _copies, ...path } = mark;
  return { ...path, d: repeatedPath(mark) };
}
