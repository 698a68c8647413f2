import { path } from '../../path-data.ts';

/** The scroll of a corner, 22 by 22, continued by lines. */
export const SCROLL =
  'M0 22C0 14 2.6 9.4 7.4 9.4C10.8 9.4 12 12 10.6 13.9C9.2 15.6 6.7 14.6 7.4 12.6' +
  'M22 0C14 0 9.4 2.6 9.4 7.4C9.4 10.8 12 12 13.9 10.6C15.6 9.2 14.6 6.7 12.6 7.4';

/** A bow around the origin, 12 wide: its loops and its ends. */
export const BOW =
  'M0 0C-1.6 -3 -6 -3.2 -6 -0.7C-6 1.5 -2.4 1.1 0 0C1.6 -3 6 -3.2 6 -0.7C6 1.5 2.4 1.1 0 0' +
  'M0 0Q-1.2 1.9 -3.4 2.9M0 0Q1.2 1.9 3.4 2.9';

/** A fir of two tiers with its foot at (x, foot), `2 * size` high. */
export function firPath(x: number, foot: number, size: number): string {
  const [top, middle] = [foot - 2 * size, foot - size];
  const lower = path`L${x + 1.1 * size} ${foot}H${x - 1.1 * size}L${x - 0.45 * size} ${middle}`;
  return path`M${x} ${top}L${x + 0.7 * size} ${middle}H${x + 0.45 * size}${lower}H${x - 0.7 * size}Z`;
}

/** Rays upwards from around (x, y), between two radii, `count` from the left to the right; `low` is their first angle. */
export function raysPath(
  x: number,
  y: number,
  from: number,
  to: readonly number[],
  count: number,
  low = 0,
): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = Math.PI + (low * Math.PI) / 180 + ((Math.PI - (low * Math.PI) / 90) * index) / (count - 1);
    const end = to[index % to.length] ?? from;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return path`M${x + from * cos} ${y + from * sin}L${x + end * cos} ${y + end * sin}`;
  }).join('');
}

/** Waves from (x, y): `count` complete ones, each `step` wide; path data without its first command. */
export function wavesPath(
  x: number,
  y: number,
  step: number,
  count: number,
  crest: number,
  hollow = crest,
): string {
  return Array.from({ length: count }, (_, index) => {
    const left = x + index * step;
    const up = path`Q${left + step / 4} ${y - crest} ${left + step / 2} ${y}`;
    return path`${up}Q${left + step * 0.75} ${y + hollow} ${left + step} ${y}`;
  }).join('');
}
