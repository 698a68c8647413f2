import type { LozengeMark, NotchedMark } from './mark.ts';

const r2 = (length: number) => Math.round(length * 100) / 100;

/** The SVG path (`d`) of a notched rectangle. */
export function notchedPath({ x, y, w, h, r }: NotchedMark): string {
  const [left, right, top, bottom] = [r2(x), r2(x + w), r2(y), r2(y + h)];
  const arc = (toX: number, toY: number) => `A${r} ${r} 0 0 0 ${r2(toX)} ${r2(toY)}`;
  return [
    `M${r2(x + r)} ${top}H${r2(x + w - r)}`,
    arc(right, y + r),
    `V${r2(y + h - r)}`,
    arc(x + w - r, bottom),
    `H${r2(x + r)}`,
    arc(left, y + h - r),
    `V${r2(y + r)}`,
    arc(x + r, top),
    'Z',
  ].join('');
}

/** The SVG path (`d`) of a lozenge. */
export function lozengePath({ x, y, r }: LozengeMark): string {
  return `M${r2(x - r)} ${r2(y)}L${r2(x)} ${r2(y - r)}L${r2(x + r)} ${r2(y)}L${r2(x)} ${r2(y + r)}Z`;
}
