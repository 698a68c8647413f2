import type { Box } from '../mark.ts';

type Point = readonly [x: number, y: number];

const NUMBER = '-?\\d+(?:\\.\\d{1,2})?';
const COMMANDS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, A: 7 };
const PATH_DATA = new RegExp(
  `^(?:${Object.entries(COMMANDS)
    .map(([command, count]) => `${command}${Array(count).fill(NUMBER).join(' ')}`)
    .join('|')}|Z)+$`,
);
/** Points that a curve is sampled at. */
const SAMPLES = 12;
const PARTS = Array.from({ length: SAMPLES }, (_, index) => (index + 1) / SAMPLES);

/** Whether path data has only absolute commands, each with its letter, and numbers of at most two decimals. */
export function isPathData(d: string): boolean {
  return d.startsWith('M') && PATH_DATA.test(d);
}

/** De Casteljau: the point of a Bézier curve at `t`. */
function bezier(points: readonly Point[], t: number): Point {
  const [first = [0, 0], ...rest] = points;
  if (rest.length === 0) return first;
  const nearer = rest.map(([x, y], index): Point => {
    const [fromX, fromY] = points[index] ?? [0, 0];
    return [fromX + (x - fromX) * t, fromY + (y - fromY) * t];
  });
  return bezier(nearer, t);
}

/** Points of an elliptical arc without rotation: from its ends to its centre, as in the SVG specification (B.2.4). */
function arcPoints(from: Point, arc: readonly number[]): Point[] {
  const [rx = 0, ry = 0, , large = 0, sweep = 0, toX = 0, toY = 0] = arc;
  const [dx, dy] = [(from[0] - toX) / 2 / rx, (from[1] - toY) / 2 / ry];
  const apart = Math.hypot(dx, dy);
  const grown = Math.max(1, apart);
  const away = Math.sqrt(Math.max(0, grown ** 2 - apart ** 2)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(away * dy) / apart, (-away * dx) / apart];
  const start = Math.atan2(dy - cy, dx - cx);
  const turned = Math.atan2(-dy - cy, -dx - cx) - start;
  const full = 2 * Math.PI;
  const angle = sweep === 1 ? (turned + full) % full : -((full - turned) % full);
  return PARTS.map((t): Point => {
    const at = start + angle * t;
    return [
      (from[0] + toX) / 2 + rx * (cx + grown * Math.cos(at)),
      (from[1] + toY) / 2 + ry * (cy + grown * Math.sin(at)),
    ];
  });
}

function pointsOf(command: string, values: readonly number[], from: Point): Point[] {
  const [first = 0] = values;
  if (command === 'H') return [[first, from[1]]];
  if (command === 'V') return [[from[0], first]];
  if (command === 'A') return [...arcPoints(from, values), [values[5] ?? 0, values[6] ?? 0]];
  const points = Array.from(
    { length: values.length / 2 },
    (_, index): Point => [values[2 * index] ?? 0, values[2 * index + 1] ?? 0],
  );
  return command === 'C' || command === 'Q' ? PARTS.map((t) => bezier([from, ...points], t)) : points;
}

/** Points along path data as in marks: the ends of its segments, and its curves sampled. */
export function pathPoints(d: string): Point[] {
  const points: Point[] = [];
  for (const [, command = '', rest = ''] of d.matchAll(/([MLHVCQA])([^A-Z]*)/g))
    points.push(...pointsOf(command, rest.split(' ').map(Number), points.at(-1) ?? [0, 0]));
  return points;
}

/** Bounding box of path data, its curves sampled. */
export function pathBox(d: string): Box {
  const points = pathPoints(d);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}
