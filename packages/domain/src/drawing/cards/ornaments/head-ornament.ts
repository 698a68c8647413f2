import type { CardHead } from '../../../base/ornament-names.ts';
import type { Mark } from '../../mark.ts';
import { path } from '../../path-data.ts';
import type { CardInks, CardLook } from '../card-look.ts';
import { leafPath } from './leaf-path.ts';
import { filled, stroked } from './path-marks.ts';

/** Position of a family's name. */
interface HeadPlace {
  /** Left and width of its column. */
  x: number;
  w: number;
  /** Baseline, size and width of the name. */
  y: number;
  size: number;
  wide: number;
  /** Scale of the card's ornaments. */
  s: number;
}

interface HeadOrnament {
  align: 'left' | 'middle';
  /** Millimetres that it needs in a column beside the name, at a scale of 1. */
  beside: number;
  /** Height of the head, in sizes of the name. */
  height: number;
  /** Whether a fine line parts the columns. */
  parted: boolean;
  marks(inks: CardInks, place: HeadPlace): Mark[];
}

/** A stem with three leaves and a berry that grows from (x, y) to the right (1) or to the left (-1). */
function sprigMarks({ rule, family }: CardInks, x: number, y: number, side: 1 | -1, s: number): Mark[] {
  const leaf = (along: number, down: number, length: number, degrees: number) =>
    leafPath(x + side * along * s, y + down * s, length * s, side > 0 ? degrees : 180 - degrees, 0.24);
  return [
    stroked(
      path`M${x} ${y}Q${x + side * 4.5 * s} ${y + 1.3 * s} ${x + side * 9 * s} ${y - 0.2 * s}`,
      rule,
      0.4 * s,
      { cap: 'round' },
    ),
    filled(leaf(1.6, 0.35, 3.8, -38) + leaf(3.4, 0.6, 3.6, 34) + leaf(5.6, 0.55, 3.4, -36), rule),
    { kind: 'disc', x: x + side * 9.4 * s, y: y - 0.3 * s, r: 0.7 * s, fill: family },
  ];
}

function ruleMarks({ rule }: CardInks, { x, w, y, size, wide, s }: HeadPlace): Mark[] {
  const [from, to, at] = [x + wide + 3 * s, x + w - 1.6 * s, y - size * 0.24];
  if (to <= from) return [];
  return [
    { kind: 'line', x1: from, y1: at, x2: to, y2: at, stroke: rule, line: 0.35 * s, opacity: 0.7 },
    { kind: 'lozenge', x: x + w - s, y: at, r: 0.9 * s, fill: rule },
  ];
}

function doubleMarks({ rule }: CardInks, { x, w, y, size, s }: HeadPlace): Mark[] {
  const at = y + size * 0.34;
  return [
    { kind: 'line', x1: x, y1: at, x2: x + w, y2: at, stroke: rule, line: 0.6 * s },
    { kind: 'line', x1: x, y1: at + 1.05 * s, x2: x + w, y2: at + 1.05 * s, stroke: rule, line: 0.22 * s },
  ];
}

function leavesMarks(inks: CardInks, { x, w, y, size, wide, s }: HeadPlace): Mark[] {
  const [middle, at] = [x + w / 2, y - size * 0.26];
  return ([-1, 1] as const).flatMap((side) => {
    const [from, to] = [middle + side * (wide / 2 + 2.2 * s), middle + (side * w) / 2];
    const sprig = sprigMarks(inks, from, at, side, 0.8 * s);
    if (Math.abs(to - from) <= 10 * s) return sprig;
    const x1 = from + side * 8.4 * s;
    return [...sprig, { kind: 'line', x1, y1: at, x2: to, y2: at, stroke: inks.rule, line: 0.3 * s }];
  });
}

function dotsMarks({ accent, gold }: CardInks, { x, w, y, size, wide, s }: HeadPlace): Mark[] {
  return [-1, 1].flatMap((side) =>
    [0, 1, 2].map(
      (index): Mark => ({
        kind: 'disc',
        x: x + w / 2 + side * (wide / 2 + (3 + index * 2.3) * s),
        y: y - size * 0.26,
        r: (0.85 - index * 0.2) * s,
        fill: index === 0 ? accent : gold,
      }),
    ),
  );
}

/** How each dressing of a head sets the name, and what it draws around it. */
export const HEAD_ORNAMENTS: Record<CardHead, HeadOrnament> = {
  rule: { align: 'left', beside: 9, height: 1.42, parted: false, marks: ruleMarks },
  double: { align: 'left', beside: 0, height: 1.66, parted: false, marks: doubleMarks },
  leaves: { align: 'middle', beside: 21, height: 1.42, parted: true, marks: leavesMarks },
  dots: { align: 'middle', beside: 17, height: 1.42, parted: true, marks: dotsMarks },
};

/** The ornament of a family's head; the layout sets the name itself as `HEAD_ORNAMENTS` says. */
export function headMarks({ heads, inks }: CardLook, place: HeadPlace): Mark[] {
  return HEAD_ORNAMENTS[heads].marks(inks, place);
}
