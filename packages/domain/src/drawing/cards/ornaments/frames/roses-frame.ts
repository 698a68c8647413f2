import type { Mark } from '../../../mark.ts';
import { path } from '../../../path-data.ts';
import { cornersPath } from '../corners-path.ts';
import { leafPath, leavesPath } from '../leaf-path.ts';
import { discPath, filled, stroked } from '../path-marks.ts';
import type { Frame } from './frame.ts';

const PETALS = [-90, -18, 54, 126, 198];
/** The same leaf on both stems of a corner: one goes right, the other down. */
const twice = (along: number, away: number, length: number, degrees: number) =>
  leafPath(along, away, length, degrees, 0.28) + leafPath(away, along, length, 90 - degrees, 0.28);

/** A rose in the top left corner, 42 by 42, its stems along both edges. */
const CORNER = {
  stems: 'M11 11Q24 6.5 36 9M11 11Q6.5 24 9 36',
  leaves:
    twice(15.5, 9.4, 7.5, -20) +
    twice(17, 9, 6.5, 32) +
    twice(24, 8, 6, -28) +
    twice(25.5, 8, 5.5, 30) +
    twice(31, 8.3, 4.6, -24),
  buds: twice(35.5, 9, 4.2, 4),
  petals: leavesPath(11, 11, 6, PETALS, 0.56),
  inner: leavesPath(
    11,
    11,
    3.6,
    PETALS.map((angle) => angle + 36),
    0.56,
  ),
  heart: discPath(11, 11, 1.3),
};

/** Roses in the corners, joined by a fine line. */
export const ROSES_FRAME: Frame = {
  room: [23, 20, 22],
  marks(panel, k, inks) {
    const { x, y, w, h } = panel;
    const corners = (d: string) => cornersPath(panel, d, k);
    const [edge, end] = [9 * k, 44 * k];
    const across = path`M${x + end} ${y + edge}H${x + w - end}M${x + end} ${y + h - edge}H${x + w - end}`;
    const down = path`M${x + edge} ${y + end}V${y + h - end}M${x + w - edge} ${y + end}V${y + h - end}`;
    return [
      { kind: 'rect', ...panel, fill: inks.ground } satisfies Mark,
      stroked(across + down, inks.rule, 0.5 * k, { cap: 'round' }),
      stroked(corners(CORNER.stems), inks.frameShade, 0.6 * k, { cap: 'round' }),
      filled(corners(CORNER.leaves), inks.frameLight),
      filled(corners(CORNER.buds), inks.frame),
      filled(corners(CORNER.petals), inks.frame),
      filled(corners(CORNER.inner), 'corail'),
      filled(corners(CORNER.heart), inks.gold),
    ];
  },
};
