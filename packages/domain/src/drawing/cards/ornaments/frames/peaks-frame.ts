import type { Box, Mark } from '../../../mark.ts';
import { path } from '../../../path-data.ts';
import type { CardInks } from '../../card-look.ts';
import { discPath, filled } from '../path-marks.ts';
import { firPath, wavesPath } from '../shapes.ts';
import type { Frame } from './frame.ts';

type Point = readonly [x: number, y: number];

/** The skyline from the left to the right: fraction of the width, height in millimetres. Both ends are as high. */
const SKYLINE: readonly Point[] = [
  [0, 15],
  [0.2, 27],
  [0.34, 18],
  [0.56, 33],
  [0.74, 20],
  [0.85, 26],
  [1, 15],
];
const SUMMITS = [1, 3, 5];
/** Firs: fraction of the width, height of their foot, size. */
const FIRS = [
  [0.07, 5, 4.2],
  [0.15, 3.2, 3],
  [0.22, 6, 2.4],
  [0.79, 4.4, 2.8],
  [0.87, 5.4, 3.8],
  [0.95, 3.2, 4.6],
] as const;
/** Snowflakes: fractions of the height, millimetres from the side, radius. */
const SNOW = [
  [0.03, 9, 0.9],
  [0.07, 5, 0.7],
  [0.12, 12, 0.9],
  [0.2, 6, 1.1],
  [0.27, 11, 0.7],
  [0.36, 5, 0.9],
  [0.44, 11, 1.1],
  [0.53, 6, 0.7],
  [0.6, 12, 0.9],
  [0.68, 5, 1],
] as const;

const between = ([ax, ay]: Point, [bx, by]: Point, t: number): Point => [
  ax + (bx - ax) * t,
  ay + (by - ay) * t,
];

/** The snow on a summit, with a ragged edge between its two slopes. */
function capPath(before: Point, summit: Point, after: Point): string {
  const [left, right] = [between(summit, before, 0.42), between(summit, after, 0.42)];
  const ragged = [0.25, 0.45, 0.7].map((t, index) => {
    const [x, y] = between(right, left, t);
    return path`L${x} ${y + (index % 2 === 0 ? -1 : 1) * (left[1] - summit[1]) * 0.16}`;
  });
  return path`M${summit[0]} ${summit[1]}L${right[0]} ${right[1]}${ragged.join('')}L${left[0]} ${left[1]}Z`;
}

function mountains({ x, y, w, h }: Box, k: number, inks: CardInks): Mark[] {
  const bottom = y + h;
  const points = SKYLINE.map(([along, high]): Point => [x + along * w, bottom - high * k]);
  const slopes = points.map(([px, py]) => path`L${px} ${py}`).join('');
  const caps = SUMMITS.map((index) => {
    const [before, summit, after] = points.slice(index - 1, index + 2);
    return before && summit && after ? capPath(before, summit, after) : '';
  });
  const snow = path`M${x} ${bottom - 7 * k}` + wavesPath(x, bottom - 7 * k, w / 2, 2, 4 * k, 3 * k);
  const firs = FIRS.map(([along, foot, size]) => firPath(x + along * w, bottom - foot * k, size * k));
  return [
    filled(path`M${x} ${bottom}${slopes}L${x + w} ${bottom}Z`, inks.frame),
    filled(caps.join(''), inks.frameLight),
    filled(path`${snow}V${bottom}H${x}Z`, inks.frameLight),
    filled(firs.join(''), inks.frameShade),
  ];
}

/** Mountains and firs in the snow at the foot; it snows along the sides. */
export const PEAKS_FRAME: Frame = {
  room: [18, 18, 39],
  marks(panel, k, inks) {
    const { x, y, w, h } = panel;
    const flakes = SNOW.flatMap(([down, side, r], index) => [
      discPath(x + side * k, y + down * h, r * k),
      discPath(x + w - (17 - side) * k, y + (down + (index % 2 === 0 ? 0.02 : -0.01)) * h, r * k),
    ]);
    return [
      { kind: 'rect', ...panel, fill: inks.ground },
      filled(flakes.join(''), inks.frameLight),
      ...mountains(panel, k, inks),
    ];
  },
};
