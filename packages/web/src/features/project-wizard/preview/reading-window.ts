import type { Box, Drawing } from '@ardoise/domain/drawing/mark.ts';

/** Least size of a text in the window, in pixels. */
const READABLE = 15;
/** Part of the window for an answer that is small enough, and the most that the drawing is enlarged. */
const SHARE = { width: 0.7, height: 0.76 };
const MOST = 4;

export interface ReadingWindow {
  /** The entire drawing: shown from its top. */
  isWhole: boolean;
  /** Width of the drawing at which the answer is as wide as the window has room for, in percent of the window's. */
  percent: number;
  /** Width at which it is as high, in heights of the window. */
  heights: number;
  /** Width at which its text can be read, in pixels; 0 without text. */
  pixels: number;
  /** The centre of the answer, as parts of the drawing's size. */
  centre: { x: number; y: number };
  /** From its centre to its left and its top at that width in pixels: a larger answer shows its beginning. */
  reach: { x: number; y: number };
}

/** Size of the smallest text in a box, in millimetres. */
function smallestText({ x, y, w, h }: Box, { marks }: Drawing): number | undefined {
  const sizes = marks.flatMap((mark) => {
    const inside =
      mark.kind === 'text' && mark.x >= x - 1 && mark.x <= x + w && mark.y >= y && mark.y <= y + h + 1;
    return inside ? [mark.size] : [];
  });
  return sizes.length === 0 ? undefined : Math.min(...sizes);
}

/** Whether an answer concerns the entire sheet, as a theme or a format does. */
export function isWholeSheet({ width, height }: Drawing, { w, h }: Box): boolean {
  return w >= width && h >= height;
}

/** Zooms a drawing in on an answer so that it can be read; without an answer, the entire drawing. */
export function readingWindow(drawing: Drawing, answer: Box | undefined): ReadingWindow {
  const { width, height } = drawing;
  const box = answer ?? { x: 0, y: 0, w: width, h: height };
  const isWhole = isWholeSheet(drawing, box);
  const size = isWhole ? undefined : smallestText(box, drawing);
  const pixels = size === undefined ? 0 : Math.round((READABLE * width) / size);
  return {
    isWhole,
    percent: Math.round(100 * Math.min(MOST, Math.max(1, (SHARE.width * width) / box.w))),
    heights: Math.round((100 * SHARE.height * width) / box.h) / 100,
    pixels,
    centre: { x: (box.x + box.w / 2) / width, y: (box.y + box.h / 2) / height },
    reach: {
      x: Math.round((pixels * box.w) / 2 / width),
      y: Math.round((pixels * box.h) / 2 / width),
    },
  };
}
