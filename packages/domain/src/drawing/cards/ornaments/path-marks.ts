import type { Ink } from '../../../base/ink.ts';
import type { PathMark, Repeat } from '../../mark.ts';
import { path } from '../../path-data.ts';

/** Path data filled with an ink. */
export function filled(d: string, fill: Ink, opacity?: number): PathMark {
  return { kind: 'path', d, fill, ...(opacity === undefined ? {} : { opacity }) };
}

/** A tile's path with all its copies. */
export function repeated(tile: PathMark, repeat: Repeat): PathMark {
  return { ...tile, repeat };
}

/** Path data as a line of an ink, `line` wide. */
export function stroked(
  d: string,
  stroke: Ink,
  line: number,
  more: Pick<PathMark, 'cap' | 'opacity' | 'dash'> = {},
): PathMark {
  return { kind: 'path', d, stroke, line, ...more };
}

/** The path data of a disc: discs of one ink that overlap or are many are one mark. */
export function discPath(x: number, y: number, r: number): string {
  return path`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

/** The path data of a rectangle. */
export function rectPath(x: number, y: number, w: number, h: number): string {
  return path`M${x} ${y}H${x + w}V${y + h}H${x}Z`;
}

/** The path data of a segment. */
export function segmentPath(x1: number, y1: number, x2: number, y2: number): string {
  return path`M${x1} ${y1}L${x2} ${y2}`;
}
