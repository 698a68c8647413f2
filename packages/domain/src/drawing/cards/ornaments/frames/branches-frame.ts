import { inset } from '../../../inset.ts';
import type { Box, PathMark } from '../../../mark.ts';
import { placedPath } from '../../../path-data.ts';
import { repeatAt } from '../../../repeated-path.ts';
import { leafPath } from '../leaf-path.ts';
import { discPath, filled, repeated, stroked } from '../path-marks.ts';
import type { Frame } from './frame.ts';

/** A piece of a branch that grows upwards from the origin, 24 high. */
const PIECE_HEIGHT = 24;
const PIECE = {
  stem: 'M0 0Q2.6 -6 0 -12Q-2.6 -18 0 -24',
  leaves:
    leafPath(0.9, -3, 8.4, -38, 0.24) +
    leafPath(1.2, -7, 8.4, -140, 0.24) +
    leafPath(-0.4, -13.5, 8.4, -36, 0.24) +
    leafPath(-1.2, -18, 8.4, -142, 0.24),
  olives: discPath(3.6, -11.2, 1.5) + discPath(-3.4, -15.4, 1.5),
};
/** The shoot at its end. */
const SHOOT = leafPath(0, 0, 8, -90, 0.22) + leafPath(0, 0.5, 7, -58, 0.22) + leafPath(0, 0.5, 7, -122, 0.22);

/** Where each piece of a branch begins, from the foot up, and its height. */
function pieces({ y, h }: Box, k: number) {
  const [low, long] = [y + h - 13 * k, h - 34 * k];
  const count = Math.max(1, Math.round(long / (PIECE_HEIGHT * k)));
  const high = long / count;
  return { high, top: low - long, starts: Array.from({ length: count }, (_, index) => low - index * high) };
}

/** An olive branch along each side. */
export const BRANCHES_FRAME: Frame = {
  room: [17, 24, 17],
  marks(panel, k, inks) {
    const { high, top, starts } = pieces(panel, k);
    const sides = [
      { x: panel.x + 13 * k, mirror: 1 },
      { x: panel.x + panel.w - 13 * k, mirror: -1 },
    ];
    /** A part of the pieces of both branches. */
    const each = (part: PathMark) =>
      sides.map(({ x, mirror }) => {
        const places = starts.map((y) => [x, y] as const);
        return repeated(part, repeatAt(places, mirror * k, high / PIECE_HEIGHT));
      });
    const shoots = sides.map(({ x, mirror }) => placedPath(SHOOT, x, top, mirror * k, k)).join('');
    return [
      { kind: 'rect', ...panel, fill: inks.ground },
      { kind: 'rect', ...inset(panel, 3.6 * k), stroke: inks.rule, line: 0.4 * k },
      ...each(stroked(PIECE.stem, inks.frameShade, 0.8 * k, { cap: 'round' })),
      ...each(filled(PIECE.leaves, inks.frame)),
      filled(shoots, inks.frame),
      ...each(filled(PIECE.olives, inks.gold)),
    ];
  },
};
