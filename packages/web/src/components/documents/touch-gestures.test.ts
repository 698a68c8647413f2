import { describe, expect, it } from 'vitest';
import { clampedZoom, distance, midpoint, scrollTo, swipe } from './touch-gestures.ts';

const at = (clientX: number, clientY: number) => ({ clientX, clientY });

describe('touch gestures on the proof', () => {
  it.each([
    [at(200, 100), at(100, 110), 1],
    [at(100, 100), at(200, 110), -1],
    [at(200, 100), at(150, 100), 0],
    [at(200, 100), at(120, 180), 0],
  ])('swipe from %j to %j: %i page', (from, to, pages) => {
    expect(swipe(from, to)).toBe(pages);
  });

  it('pinch-zoom between fit and four times that', () => {
    expect(clampedZoom(0.3)).toBe(1);
    expect(clampedZoom(2.2)).toBe(2.2);
    expect(clampedZoom(9)).toBe(4);
    expect(distance(at(0, 0), at(30, 40))).toBe(50);
    expect(midpoint(at(0, 0), at(30, 40))).toEqual(at(15, 20));
  });

  it('keep the focal point fixed', () => {
    // The middle of a page that is now 780 px wide, at 195 px from the viewport's left edge.
    expect(scrollTo(0.5, 780, 195)).toBe(195);
    expect(scrollTo(0.1, 780, 195)).toBe(0);
  });
});
