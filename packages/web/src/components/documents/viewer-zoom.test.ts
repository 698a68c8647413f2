import { describe, expect, it } from 'vitest';
import { isLast, zoomed } from './viewer-zoom.ts';

describe('zoom', () => {
  it.each([
    [1, 1, 1.25],
    [1, -1, 0.75],
    [4, 1, 4],
    [0.5, -1, 0.5],
    [1.1, 1, 1.25],
  ] as const)('from %d by %d is %d', (level, direction, next) => {
    expect(zoomed(level, direction)).toBe(next);
    expect(isLast(level, direction)).toBe(next === level);
  });
});
