import type { Ink } from '../../../base/ink.ts';
import type { Illustration } from '../../../catalogue/illustration.ts';
import type { Box, Mark } from '../../mark.ts';
import { path } from '../../path-data.ts';
import { repeatAt } from '../../repeated-path.ts';
import { FRIEZES } from './frieze-patterns.ts';
import { stroked } from './path-marks.ts';

/** The strip inside the outline of a frieze's picture, and its width relative to its height. */
const STRIP = { x: 5.9 / 184, y: 6.3 / 38, w: 170.4 / 184, h: 25.4 / 38 };
const STRIP_RATIO = 6.7;

/** Boxes of tiles side by side: the number closest to their own ratio of width to height. */
function tiled({ x, y, w, h }: Box, ratio: number): Box[] {
  const count = Math.max(1, Math.round(w / (h * ratio)));
  return Array.from({ length: count }, (_, index) => ({ x: x + (index * w) / count, y, w: w / count, h }));
}

/**
 * A frieze that fills its box with an integer number of tiles, between two lines of an ink. Each layer of a pattern is
 * one path, so that no seam shows between tiles. Without a pattern it is the catalogue's picture, inside its outline.
 */
export function friezeMarks(
  frieze: Pick<Illustration, 'image' | 'field_apercu'>,
  box: Box,
  edge: Ink,
): Mark[] {
  const name = frieze.field_apercu?.pattern;
  if (name === undefined)
    return tiled(box, STRIP_RATIO).map((tile) => ({
      kind: 'image',
      ...tile,
      src: frieze.image,
      crop: STRIP,
    }));
  const { paper, width, layers } = FRIEZES[name];
  const tiles = tiled(box, width / 100);
  const points = tiles.map(({ x, y }) => [x, y] as const);
  const repeat = repeatAt(points, box.w / tiles.length / width, box.h / 100);
  const [bottom, right] = [box.y + box.h, box.x + box.w];
  return [
    ...(paper === undefined ? [] : [{ kind: 'rect', ...box, fill: paper } as const]),
    ...layers.map(({ d, line, ...paint }): Mark => {
      const drawn = { kind: 'path', d, repeat, ...paint } as const;
      return line === undefined ? drawn : { ...drawn, line: (line * box.h) / 100 };
    }),
    stroked(path`M${box.x} ${box.y}H${right}M${box.x} ${bottom}H${right}`, edge, box.h * 0.05),
  ];
}
