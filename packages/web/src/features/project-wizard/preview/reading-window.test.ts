import type { Drawing, TextMark } from '@ardoise/domain/drawing/mark.ts';
import { describe, expect, it } from 'vitest';
import { readingWindow } from './reading-window.ts';

const text = (size: number, x: number, y: number): TextMark => ({
  kind: 'text',
  text: 'Agrumes',
  x,
  y,
  size,
  face: 'text',
  fill: 'ardoise',
});
const drawing: Drawing = {
  width: 420,
  height: 297,
  marks: [text(3, 20, 104), text(12, 20, 30)],
  fields: {},
  overflow: [],
  unprintable: {},
};

describe('the window on an answer', () => {
  it('enlarges a small answer, four times at most', () => {
    expect(readingWindow(drawing, { x: 15, y: 100, w: 120, h: 6 }).percent).toBe(245);
    expect(readingWindow(drawing, { x: 15, y: 100, w: 20, h: 6 }).percent).toBe(400);
  });

  it('is high enough for all of it', () => {
    expect(readingWindow(drawing, { x: 15, y: 100, w: 60, h: 100 }).heights).toBe(3.19);
  });

  it('makes the smallest text of a wide answer readable, from its beginning', () => {
    const { percent, pixels, reach } = readingWindow(drawing, { x: 15, y: 100, w: 390, h: 6 });
    expect(percent).toBe(100);
    // 3 mm of 420 are 15 px.
    expect(pixels).toBe(2100);
    expect(reach).toEqual({ x: 975, y: 15 });
  });

  it('is centred on the answer', () => {
    const { centre } = readingWindow(drawing, { x: 0, y: 0, w: 210, h: 297 });
    expect(centre).toEqual({ x: 0.25, y: 0.5 });
  });

  it('is the whole drawing without one', () => {
    expect(readingWindow(drawing, undefined)).toMatchObject({ percent: 100, pixels: 0 });
  });
});
