import type { Ink } from '../../../base/ink.ts';
import type { CardDivider } from '../../../base/ornament-names.ts';
import type { Mark } from '../../mark.ts';
import { path, placedPath } from '../../path-data.ts';
import type { CardInks, CardLook } from '../card-look.ts';
import { leafPath, leavesPath } from './leaf-path.ts';
import { discPath, filled, stroked } from './path-marks.ts';
import { BOW, firPath, raysPath, wavesPath } from './shapes.ts';

/** Position of a divider: its centre, its width, and the scale of the card's ornaments. */
interface DividerPlace {
  x: number;
  y: number;
  w: number;
  s: number;
}
/** What it draws around the place; `half` is how far its middle reaches to the sides, at a scale of 1. */
type Divider = (place: DividerPlace & { half: number }, inks: CardInks) => Mark[];

const BOTH = [-1, 1] as const;

/** The least length of a line beside an ornament, at a scale of 1. */
const LEAST_LINE = 3;

/** Lines from the ends to the middle of a divider, where there is room. */
function lines(
  { x, y, w, s, half }: DividerPlace & { half: number },
  ink: Ink,
  line: number,
  { lozenges = false, dash }: { lozenges?: boolean; dash?: readonly [number, number] } = {},
): Mark[] {
  if (w / 2 < (half + LEAST_LINE) * s) return [];
  const d = path`M${x - w / 2} ${y}H${x - half * s}M${x + half * s} ${y}H${x + w / 2}`;
  const ends = lozenges ? BOTH : [];
  return [
    stroked(d, ink, line * s, dash ? { dash: [dash[0] * s, dash[1] * s] } : {}),
    ...ends.map((side): Mark => ({ kind: 'lozenge', x: x + (side * w) / 2, y, r: 0.8 * s, fill: ink })),
  ];
}

const curl: Divider = (place, { rule }) => {
  const { x, y, s } = place;
  const half = 'M0 0C2 -2.4 5 -2.4 6.4 -0.4C7.4 1.2 6 2.6 4.8 1.8C3.8 1.1 4.4 -0.2 5.4 0.2';
  const curls = BOTH.map((side) => placedPath(half, x + side * 1.6 * s, y, side * 0.8 * s, 0.8 * s));
  return [
    ...lines(place, rule, 0.42),
    stroked(curls.join(''), rule, 0.42 * s, { cap: 'round' }),
    { kind: 'lozenge', x, y, r: 1.15 * s, fill: rule },
  ];
};

/** Leaves of one half: distance from the centre, angle, length. */
const SPRIG = [
  [1.8, -40, 4.2],
  [3.6, 36, 4],
  [6, -36, 3.8],
  [8, 32, 3.4],
  [10.2, -26, 3],
] as const;

const leaf: Divider = (place, { rule, family }) => {
  const { x, y, s } = place;
  const leaves = BOTH.flatMap((side) =>
    SPRIG.map(([along, degrees, length]) => {
      const angle = side > 0 ? degrees : 180 - degrees;
      return leafPath(x + side * along * s, y + 0.2 * s, length * s, angle, 0.23);
    }),
  );
  const left = path`M${x - 13 * s} ${y}Q${x - 6 * s} ${y + 1.2 * s} ${x} ${y}`;
  return [
    ...lines(place, rule, 0.35),
    stroked(path`${left}Q${x + 6 * s} ${y + 1.2 * s} ${x + 13 * s} ${y}`, rule, 0.4 * s),
    filled(leaves.join(''), rule),
    { kind: 'disc', x, y, r: 1.3 * s, fill: family },
    ...BOTH.map((side): Mark => ({ kind: 'disc', x: x + side * 13.4 * s, y, r: 0.65 * s, fill: family })),
  ];
};

const bulbs: Divider = (place, { rule, accent, gold }) => {
  const { x, y, s } = place;
  return [
    ...lines(place, rule, 0.5),
    filled(discPath(x - 3.6 * s, y, 0.85 * s) + discPath(x + 3.6 * s, y, 0.85 * s), gold),
    { kind: 'disc', x, y, r: 1.25 * s, fill: accent },
  ];
};

const star: Divider = (place, { rule, gold }) => {
  const { x, y, s } = place;
  return [
    ...lines(place, rule, 0.4, { lozenges: true }),
    filled(leavesPath(x, y, 3.2 * s, [0, 90, 180, 270]), rule),
    { kind: 'disc', x, y, r: 0.8 * s, fill: gold },
  ];
};

const waves: Divider = (place, { rule, accent }) => {
  const { x, y, s } = place;
  const wave = (left: number, at: number, count: number) =>
    path`M${left} ${at}` + wavesPath(left, at, 4 * s, count, 1.5 * s);
  return [
    ...lines(place, rule, 0.4),
    stroked(wave(x - 8 * s, y - 0.7 * s, 4), rule, 0.6 * s, { cap: 'round' }),
    stroked(wave(x - 4 * s, y + 1 * s, 2), accent, 0.6 * s, { cap: 'round' }),
  ];
};

const sun: Divider = (place, { rule, accent }) => {
  const { x, y, s } = place;
  return [
    ...lines(place, rule, 0.45),
    filled(
      path`M${x - 2.1 * s} ${y + 1.4 * s}A${2.1 * s} ${2.1 * s} 0 0 1 ${x + 2.1 * s} ${y + 1.4 * s}Z`,
      accent,
    ),
    stroked(raysPath(x, y + 1.4 * s, 2.9 * s, [4.1 * s], 9, 8), rule, 0.5 * s, { cap: 'round' }),
    stroked(path`M${x - 4.6 * s} ${y + 1.9 * s}H${x + 4.6 * s}`, rule, 0.45 * s, { cap: 'round' }),
  ];
};

const rose: Divider = (place, { rule, frame, frameLight, gold }) => {
  const { x, y, s } = place;
  const leaves = BOTH.flatMap((side) =>
    [-24, 24].map((degrees) =>
      leafPath(x + side * 2 * s, y, 4.6 * s, side > 0 ? degrees : 180 - degrees, 0.28),
    ),
  );
  return [
    ...lines(place, rule, 0.4),
    filled(leaves.join(''), frameLight),
    filled(leavesPath(x, y, 2.6 * s, [-90, -18, 54, 126, 198], 0.55), frame),
    { kind: 'disc', x, y, r: 0.8 * s, fill: gold },
  ];
};

const bow: Divider = (place, { rule, accent }) => {
  const { x, y, s } = place;
  return [
    ...lines(place, rule, 0.45, { dash: [1.6, 0.9] }),
    stroked(placedPath(BOW, x, y, 0.9 * s), accent, 0.6 * s, { cap: 'round' }),
    { kind: 'disc', x, y, r: 0.75 * s, fill: accent },
  ];
};

const firs: Divider = (place, { rule, frameShade }) => {
  const { x, y, s } = place;
  const foot = y + 2.2 * s;
  return [
    ...lines(place, rule, 0.4),
    filled(
      firPath(x - 3.6 * s, foot, 1.4 * s) + firPath(x, foot, 2.2 * s) + firPath(x + 3.6 * s, foot, 1.4 * s),
      frameShade,
    ),
  ];
};

const fan: Divider = (place, { rule, gold }) => {
  const { x, y, s } = place;
  const foot = y + 1.8 * s;
  const arc = (r: number) => path`M${x - r * s} ${foot}A${r * s} ${r * s} 0 0 1 ${x + r * s} ${foot}`;
  return [
    ...lines(place, rule, 0.4, { lozenges: true }),
    stroked(arc(4.2) + arc(1.6), gold, 0.45 * s, { cap: 'round' }),
    stroked(raysPath(x, foot, 1.6 * s, [4.2 * s], 9), gold, 0.35 * s),
  ];
};

const DIVIDERS: Record<CardDivider, readonly [half: number, draw: Divider]> = {
  curl: [9, curl],
  leaf: [14.5, leaf],
  bulbs: [7, bulbs],
  star: [4.6, star],
  waves: [10.5, waves],
  sun: [6.6, sun],
  rose: [8, rose],
  bow: [7.5, bow],
  firs: [7, firs],
  fan: [6.4, fan],
};

/** How far a divider reaches above and below its centre, at a scale of 1. */
export const DIVIDER_REACH = 3.2;

/**
 * The ornament below the outlet's name, centred on (x, y) and `w` wide. In a narrow place it has no lines, or is
 * smaller.
 */
export function dividerMarks({ divider, inks }: CardLook, place: DividerPlace): Mark[] {
  const [half, draw] = DIVIDERS[divider];
  return draw({ ...place, half, s: Math.min(place.s, place.w / 2 / half) }, inks);
}
