import { inset } from '../../../inset.ts';
import type { Box, Mark } from '../../../mark.ts';
import { path, placedPath } from '../../../path-data.ts';
import type { CardInks } from '../../card-look.ts';
import { cornersPath } from '../corners-path.ts';
import { filled, stroked } from '../path-marks.ts';
import { SCROLL } from '../shapes.ts';
import type { Frame } from './frame.ts';

const SCROLL_SIDE = 22;

/** Where a sponge has left traces of chalk: left, top, length and thickness, in fractions of the slate. */
const TRACES = [
  [0.12, 0.1, 0.5, 0.06],
  [0.42, 0.34, 0.46, 0.05],
  [0.1, 0.58, 0.56, 0.07],
  [0.36, 0.82, 0.5, 0.05],
] as const;

function tracesPath({ x, y, w, h }: Box): string {
  return TRACES.map(([left, top, long, t]) => {
    const upper = path`M0 ${100 * t}C20 ${-40 * t} 70 ${20 * t} 100 ${-60 * t}`;
    const lower = path`C104 ${30 * t} 96 ${90 * t} 100 ${110 * t}C70 ${160 * t} 24 ${120 * t} 0 ${190 * t}Z`;
    return placedPath(upper + lower, x + left * w, y + top * h, (long * w) / 100, h / 260);
  }).join('');
}

/** Four planks with mitred corners, lit from above. */
function wood({ x, y, w, h }: Box, k: number, inks: CardInks): Mark[] {
  const thick = 7.5 * k;
  const [right, bottom] = [x + w, y + h];
  const top = path`M${x} ${y}H${right}L${right - thick} ${y + thick}H${x + thick}Z`;
  const foot = path`M${x} ${bottom}H${right}L${right - thick} ${bottom - thick}H${x + thick}Z`;
  const left = path`M${x} ${y}L${x + thick} ${y + thick}V${bottom - thick}L${x} ${bottom}Z`;
  const other = path`M${right} ${y}L${right - thick} ${y + thick}V${bottom - thick}L${right} ${bottom}Z`;
  const grain = [0.3, 0.62].map((depth) => {
    const [deep, end] = [thick * depth, thick * depth + 3 * k];
    const across = path`M${x + end} ${y + deep}H${right - end}M${x + end} ${bottom - deep}H${right - end}`;
    return path`${across}M${x + deep} ${y + end}V${bottom - end}M${right - deep} ${y + end}V${bottom - end}`;
  });
  return [
    filled(left + other + foot, inks.frame),
    filled(foot, inks.frameShade, 0.35),
    filled(top, inks.frameLight),
    stroked(grain.join(''), inks.frameShade, 0.28 * k, { opacity: 0.5 }),
    { kind: 'rect', ...inset({ x, y, w, h }, thick), stroke: 'encre', line: 0.9 * k },
  ];
}

/** A chalk line between the scrolls of its corners. */
function chalkLine(box: Box, k: number, inks: CardInks): Mark[] {
  const scale = 0.62 * k;
  const end = SCROLL_SIDE * scale;
  const [right, bottom] = [box.x + box.w, box.y + box.h];
  const across = path`M${box.x + end} ${box.y}H${right - end}M${box.x + end} ${bottom}H${right - end}`;
  const down = path`M${box.x} ${box.y + end}V${bottom - end}M${right} ${box.y + end}V${bottom - end}`;
  return [
    stroked(across + down, inks.text, 0.45 * k, { opacity: 0.8 }),
    stroked(cornersPath(box, SCROLL, scale), inks.text, 0.55 * k, { cap: 'round', opacity: 0.92 }),
  ];
}

/** A school slate in its wooden frame, with a line of chalk. */
export const SLATE_FRAME: Frame = {
  room: [21.5, 21, 23.5],
  marks: (panel, k, inks) => [
    { kind: 'rect', ...panel, fill: inks.ground },
    filled(tracesPath(panel), 'porcelaine', 0.028),
    ...wood(panel, k, inks),
    ...chalkLine(inset(panel, 13 * k), k, inks),
  ],
};
