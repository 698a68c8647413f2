import { inset } from '../../../inset.ts';
import type { Box, Mark } from '../../../mark.ts';
import { path } from '../../../path-data.ts';
import { topCornersPath } from '../corners-path.ts';
import { leavesPath } from '../leaf-path.ts';
import { filled, stroked } from '../path-marks.ts';
import { SCROLL } from '../shapes.ts';
import type { Frame } from './frame.ts';

/** Whiplash tendrils of a corner, 35 by 35. */
const TENDRILS =
  'M0 0C9 1.5 16 6 17.5 13C18.6 18.2 14.2 21.6 11 19.2C8.3 17.1 10 13 13.2 13.9M0 0C1.5 9 6 16 13 17.5' +
  'M5 3.2C13 3 24 5 31 11.5C35 15.3 33 20 29.4 19.4C26.4 18.9 26.6 15 29.4 15' +
  'M3.2 5C3 13 5 24 11.5 31C15.3 35 20 33 19.4 29.4C18.9 26.4 15 26.6 15 29.4';
const PETALS = [30, 90, 150, 210, 270, 330];

/** The outline of a sheet whose top swells into an arch `rise` high. */
function archPath({ x, y, w, h }: Box, rise: number): string {
  const [right, middle, half] = [x + w, x + w / 2, w / 2];
  const shoulder = y + rise * 0.62;
  const bend = y + rise * 0.56;
  const swell = y + rise * 0.44;
  return [
    path`M${x} ${y + h}V${y + rise}`,
    path`C${x} ${shoulder} ${x + half * 0.12} ${shoulder} ${x + half * 0.26} ${bend}`,
    path`C${x + half * 0.5} ${swell} ${x + half * 0.62} ${y} ${middle} ${y}`,
    path`C${right - half * 0.62} ${y} ${right - half * 0.5} ${swell} ${right - half * 0.26} ${bend}`,
    path`C${right - half * 0.12} ${shoulder} ${right} ${shoulder} ${right} ${y + rise}`,
    path`V${y + h}Z`,
  ].join('');
}

/** A sheet under an arch, with tendrils and a flower in the corners above. */
export const ARCH_FRAME: Frame = {
  room: [29, 22, 22.5],
  marks(panel, k, inks) {
    const sheet = archPath(inset(panel, 9 * k), 27.5 * k);
    const corner = inset(panel, 7 * k);
    const flowers: [number, number][] = [
      [corner.x, corner.y],
      [corner.x + corner.w, corner.y],
    ];
    const foot = inset(panel, 14 * k);
    const scrolls = topCornersPath({ ...foot, y: foot.y + foot.h }, SCROLL, 0.42 * k, -0.42 * k);
    return [
      { kind: 'rect', ...panel, fill: inks.ground },
      { kind: 'rect', ...inset(panel, 3.4 * k), stroke: inks.gold, line: 0.5 * k },
      filled(sheet, inks.paper),
      stroked(sheet, inks.gold, 0.9 * k),
      stroked(archPath(inset(panel, 11.6 * k), 26.1 * k), inks.rule, 0.35 * k),
      stroked(topCornersPath(inset(panel, 6 * k), TENDRILS, 0.56 * k), inks.gold, 0.75 * k, { cap: 'round' }),
      filled(flowers.map(([x, y]) => leavesPath(x, y, 2.9 * k, PETALS, 0.36)).join(''), inks.gold),
      ...flowers.map(([x, y]): Mark => ({ kind: 'disc', x, y, r: 0.9 * k, fill: inks.ground })),
      stroked(scrolls, inks.rule, 0.5 * k, { cap: 'round' }),
    ];
  },
};
