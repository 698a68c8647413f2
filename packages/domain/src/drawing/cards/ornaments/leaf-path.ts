import { path } from '../../path-data.ts';

/** A leaf from (x, y), `length` long, pointing at `degrees` (0 is right, 90 down); `full` is half its width, of its length. */
export function leafPath(x: number, y: number, length: number, degrees: number, full = 0.3): string {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const at = (along: number, across: number) =>
    path`${x + along * cos - across * sin} ${y + along * sin + across * cos}`;
  const there = `${at(0.25, -full)} ${at(0.75, -full)} ${at(1, 0)}`;
  const back = `${at(0.75, full)} ${at(0.25, full)} ${at(0, 0)}`;
  return `M${at(0, 0)}C${there}C${back}Z`;
}

/** Leaves around a point: one for each angle. */
export function leavesPath(
  x: number,
  y: number,
  length: number,
  degrees: readonly number[],
  full?: number,
): string {
  return degrees.map((angle) => leafPath(x, y, length, angle, full)).join('');
}
