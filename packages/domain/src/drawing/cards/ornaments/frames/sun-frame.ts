import { inset } from '../../../inset.ts';
import { path } from '../../../path-data.ts';
import { filled, stroked } from '../path-marks.ts';
import { raysPath } from '../shapes.ts';
import type { Frame } from './frame.ts';

/** A sun that rises at the head of the sheet. */
export const SUN_FRAME: Frame = {
  room: [36, 18, 18],
  marks(panel, k, inks) {
    const [middle, horizon, r] = [panel.x + panel.w / 2, panel.y + 30 * k, 11.5 * k];
    const line = inset(panel, 6 * k);
    const [left, right] = [line.x + 6 * k, line.x + line.w - 6 * k];
    return [
      { kind: 'rect', ...panel, fill: inks.ground },
      { kind: 'rect', ...line, stroke: inks.frame, line: 1 * k },
      { kind: 'rect', ...inset(line, 1.8 * k), stroke: inks.frame, line: 0.35 * k },
      filled(path`M${middle - r} ${horizon}A${r} ${r} 0 0 1 ${middle + r} ${horizon}Z`, inks.frameLight),
      stroked(raysPath(middle, horizon, 14 * k, [17 * k, 19.5 * k], 15, 4), inks.frame, 0.9 * k, {
        cap: 'round',
      }),
      stroked(path`M${left} ${horizon}H${right}`, inks.frame, 0.7 * k),
    ];
  },
};
