import type { Box } from '@ardoise/domain/drawing/mark.ts';

/** Around the answer that is being written, over a preview. On screen only, hence no mark; `gap` in millimetres. */
export function Ring({ box: { x, y, w, h }, gap }: { box: Box; gap: number }) {
  const place = { x: x - gap, y: y - gap, width: w + 2 * gap, height: h + 2 * gap, rx: gap };
  return (
    <g fill="none">
      <rect className="preview-ring" {...place} />
      <rect className="preview-ring preview-ring-line" {...place} />
    </g>
  );
}
