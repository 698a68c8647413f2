import { inset } from '../../../inset.ts';
import type { Frame } from './frame.ts';

/** Two lines with concave corners, as on the boards. */
export const PLAIN_FRAME: Frame = {
  room: [19, 19, 19],
  marks: (panel, k, { ground, frame, rule }) => [
    { kind: 'rect', ...panel, fill: ground },
    { kind: 'notched', ...inset(panel, 7 * k), r: 6 * k, stroke: frame, line: 0.8 * k },
    { kind: 'notched', ...inset(panel, 9.2 * k), r: 6 * k, stroke: rule, line: 0.35 * k },
  ],
};
