import { inset } from '../../../inset.ts';
import type { Box, Mark } from '../../../mark.ts';
import { path } from '../../../path-data.ts';
import { discPath, filled, rectPath } from '../path-marks.ts';
import type { Frame } from './frame.ts';

/** Rivets along a band: an integer number, the first and the last half a step from its ends. */
function rivetsPath({ x, y, w, h }: Box, step: number, r: number): string {
  const count = Math.max(2, Math.round(w / step));
  const places = Array.from({ length: count }, (_, index) => x + ((index + 0.5) * w) / count);
  return places.map((at) => discPath(at, y + h / 2, r)).join('');
}

/** A bar's zinc counter: riveted bands at head and foot, and a rounded metal rim. */
export const COUNTER_FRAME: Frame = {
  room: [25, 18, 24],
  marks(panel, k, inks) {
    const rim = inset(panel, 7 * k);
    const inner = inset(panel, 12 * k);
    const head: Box = { ...inner, h: 4.6 * k };
    const foot: Box = { ...head, y: inner.y + inner.h - 4.6 * k };
    const rules = path`M${inner.x} ${head.y + 6.6 * k}H${inner.x + inner.w}M${inner.x} ${foot.y - 2 * k}H${inner.x + inner.w}`;
    return [
      { kind: 'rect', ...panel, fill: inks.ground },
      { kind: 'rect', ...rim, r: 4 * k, stroke: inks.frameShade, line: 1.5 * k },
      { kind: 'rect', ...inset(rim, 2.2 * k), r: 2.4 * k, stroke: inks.frame, line: 0.4 * k },
      filled([head, foot].map(({ x, y, w, h }) => rectPath(x, y, w, h)).join(''), inks.frame),
      filled(rivetsPath(head, 9 * k, 0.8 * k) + rivetsPath(foot, 9 * k, 0.8 * k), inks.frameLight),
      { kind: 'path', d: rules, stroke: inks.frame, line: 0.4 * k } satisfies Mark,
    ];
  },
};
