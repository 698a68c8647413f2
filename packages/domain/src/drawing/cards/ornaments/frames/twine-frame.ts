import { inset } from '../../../inset.ts';
import { path, placedPath } from '../../../path-data.ts';
import { stroked } from '../path-marks.ts';
import { BOW } from '../shapes.ts';
import type { Frame } from './frame.ts';

/** Wrapping paper: a seam around, and twine with a bow at the head. */
export const TWINE_FRAME: Frame = {
  room: [29, 18, 18],
  marks(panel, k, inks) {
    const { x, y, w } = panel;
    const [middle, knot] = [x + w / 2, y + 17 * k];
    const strand = (from: number, sag: number) =>
      path`M${x} ${y + from * k}Q${x + w / 4} ${knot + sag * k} ${middle} ${knot}Q${x + w * 0.75} ${knot + sag * k} ${x + w} ${y + from * k}`;
    const twine = strand(14, 2.5) + strand(17.5, -1.6);
    const bow = placedPath(BOW, middle, knot, 2.1 * k);
    return [
      { kind: 'rect', ...panel, fill: inks.ground },
      {
        kind: 'rect',
        ...inset(panel, 5 * k),
        r: 3 * k,
        stroke: inks.frame,
        line: 0.6 * k,
        dash: [2.8 * k, 1.7 * k],
      },
      stroked(twine + bow, inks.frameShade, 1.1 * k, { cap: 'round' }),
      stroked(twine + bow, inks.frameLight, 0.45 * k, { dash: [0.9 * k, 1.1 * k], opacity: 0.55 }),
      { kind: 'disc', x: middle, y: knot, r: 1.7 * k, fill: inks.frameShade },
    ];
  },
};
