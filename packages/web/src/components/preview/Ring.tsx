import type { Box } from '@ardoise/domain/drawing/mark.ts';

interface RingProps {
  box: Box;
  /** Millimetres between them, at most: less around one line among others. */
  most: number;
}

/** Around the answer that is being written, over a preview. On screen only, hence no mark. */
export function Ring({ box: { x, y, w, h }, most }: RingProps) {
  const gap = Math.min(most, 0.1 * h);
  const place = { x: x - gap, y: y - gap, width: w + 2 * gap, height: h + 2 * gap, rx: gap };
  return (
    <g fill="none">
      <rect className="preview-ring" {...place} />
      <rect className="preview-ring preview-ring-line" {...place} />
    </g>
  );
}
