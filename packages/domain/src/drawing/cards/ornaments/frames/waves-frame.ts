import type { Box, Mark } from '../../../mark.ts';
import { path, placedPath } from '../../../path-data.ts';
import type { CardInks } from '../../card-look.ts';
import { discPath, filled, stroked } from '../path-marks.ts';
import { wavesPath } from '../shapes.ts';
import type { Frame } from './frame.ts';

/** An anchor around the origin, 19 high. */
const ANCHOR =
  discPath(0, -8.4, 1.8) +
  'M0 -6.6V8.6M-4 -3.4H4M-7.4 2.6Q-6.4 8.6 0 8.6Q6.4 8.6 7.4 2.6M-9 5.4L-7.4 2.6L-4.8 4.4M9 5.4L7.4 2.6L4.8 4.4';

/** Three rows of waves at the foot: complete waves, so that those of two flaps meet. */
function sea({ x, y, w, h }: Box, k: number, inks: CardInks): Mark[] {
  const count = Math.max(3, Math.round(w / (21 * k)));
  const bottom = y + h;
  const row = (high: number, crest: number) =>
    path`M${x} ${bottom - high * k}` + wavesPath(x, bottom - high * k, w / count, count, crest * k);
  const body = (high: number, crest: number) => path`${row(high, crest)}V${bottom}H${x}Z`;
  return [
    filled(body(14, 5), inks.frame),
    filled(body(8.5, 4), inks.frameShade),
    stroked(row(8.5, 4), inks.frameLight, 0.6 * k),
  ];
}

/** A rope from the sea up and around, with an anchor at the head. */
function rope({ x, y, w, h }: Box, k: number, inks: CardInks): Mark[] {
  const [left, right, top, middle] = [x + 8 * k, x + w - 8 * k, y + 8 * k, x + w / 2];
  const low = y + h - 20 * k;
  const half = (side: number, bend: number) =>
    path`M${side} ${low}V${top + 4 * k}Q${side} ${top} ${side + bend} ${top}H${middle - Math.sign(bend) * 13 * k}`;
  const d = half(left, 4 * k) + half(right, -4 * k);
  return [
    stroked(d, inks.frameLight, 1.1 * k, { cap: 'round' }),
    stroked(d, inks.ground, 1.1 * k, { dash: [0.4 * k, 1.3 * k] }),
    filled(
      discPath(middle - 13 * k, top, 1.3 * k) + discPath(middle + 13 * k, top, 1.3 * k),
      inks.frameLight,
    ),
    stroked(placedPath(ANCHOR, middle, y + 15.5 * k, 0.78 * k), inks.frame, 1.1 * k, { cap: 'round' }),
  ];
}

/** The sea at the foot, a rope and an anchor around. */
export const WAVES_FRAME: Frame = {
  room: [28, 19, 25],
  marks: (panel, k, inks) => [
    { kind: 'rect', ...panel, fill: inks.ground },
    ...rope(panel, k, inks),
    ...sea(panel, k, inks),
  ],
};
