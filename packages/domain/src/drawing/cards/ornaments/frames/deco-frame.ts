import { inset } from '../../../inset.ts';
import type { Box, Mark } from '../../../mark.ts';
import { path, placedPath } from '../../../path-data.ts';
import type { CardInks } from '../../card-look.ts';
import { cornersPath } from '../corners-path.ts';
import { leavesPath } from '../leaf-path.ts';
import { filled, stroked } from '../path-marks.ts';
import { raysPath } from '../shapes.ts';
import type { Frame } from './frame.ts';

/** Stairs in a corner, 12 by 12. */
const STAIRS = 'M0 12H4V8H8V4H12V0';
/** A crescent around the origin, 14 high. */
const MOON = 'M0 -7A7 7 0 1 0 6.4 2.6A5.6 5.6 0 0 1 0 -7Z';
/** Stars beside the moon: across, down, size. */
const STARS = [
  [-19, -2.5, 2.4],
  [-12.5, 3, 1.4],
  [-28, 2.5, 1.2],
  [14, -3.5, 1.6],
  [20, 2, 2.4],
  [29, -1.5, 1.2],
] as const;

/** A line with stairs in its corners. */
function steppedPath(box: Box, k: number): string {
  const end = 12 * k;
  const [right, bottom] = [box.x + box.w, box.y + box.h];
  const across = path`M${box.x + end} ${box.y}H${right - end}M${box.x + end} ${bottom}H${right - end}`;
  const down = path`M${box.x} ${box.y + end}V${bottom - end}M${right} ${box.y + end}V${bottom - end}`;
  return cornersPath(box, STAIRS, k) + across + down;
}

/** A fan of rays on the line at the foot. */
function fan({ x, y, w, h }: Box, k: number, inks: CardInks): Mark[] {
  const [middle, foot] = [x + w / 2, y + h];
  const arc = (r: number) =>
    path`M${middle - r * k} ${foot}A${r * k} ${r * k} 0 0 1 ${middle + r * k} ${foot}`;
  return [
    stroked(arc(4) + arc(11.5), inks.frame, 0.6 * k),
    stroked(raysPath(middle, foot, 4 * k, [11.5 * k, 9.5 * k], 17), inks.frame, 0.45 * k),
  ];
}

/** A night of the thirties: stepped lines, a moon among stars, a fan at the foot. */
export const DECO_FRAME: Frame = {
  room: [27, 18, 25],
  marks(panel, k, inks) {
    const [middle, sky] = [panel.x + panel.w / 2, panel.y + 17 * k];
    const stars = STARS.map(([across, down, size]) =>
      leavesPath(middle + across * k, sky + down * k, size * k, [0, 90, 180, 270], 0.22),
    );
    const inner = inset(panel, 8.4 * k);
    return [
      { kind: 'rect', ...panel, fill: inks.ground },
      stroked(steppedPath(inset(panel, 6 * k), k), inks.frame, 0.9 * k, { cap: 'round' }),
      stroked(steppedPath(inner, k), inks.frame, 0.35 * k, { cap: 'round' }),
      filled(placedPath(MOON, middle, sky, 0.85 * k), inks.frame),
      filled(stars.join(''), inks.frameLight),
      ...fan(inner, k, inks),
    ];
  },
};
