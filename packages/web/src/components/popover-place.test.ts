import { describe, expect, it } from 'vitest';
import { popoverPlace } from './popover-place.ts';

const WINDOW = { width: 390, height: 844 };
const MENU = { width: 220, height: 200 };
const button = (left: number, top: number) => ({ left, right: left + 44, top, bottom: top + 44 });

describe('the position of a popover', () => {
  it('is below its button, right-aligned', () => {
    expect(popoverPlace(button(300, 100), MENU, WINDOW, 'end')).toEqual({
      left: 124,
      top: 150,
      maxHeight: 686,
    });
  });

  it('is below its field, left-aligned', () => {
    expect(popoverPlace(button(20, 100), MENU, WINDOW, 'start').left).toBe(20);
  });

  it('is above where it does not fit below', () => {
    expect(popoverPlace(button(300, 760), MENU, WINDOW, 'end')).toMatchObject({ top: 554, maxHeight: 746 });
  });

  it('is on the side with more space where it fits on neither, and it scrolls there', () => {
    const high = { width: 220, height: 900 };
    expect(popoverPlace(button(300, 300), high, WINDOW, 'end')).toMatchObject({ top: 350, maxHeight: 486 });
    expect(popoverPlace(button(300, 500), high, WINDOW, 'end')).toMatchObject({ top: 8, maxHeight: 486 });
  });

  it.each([
    ['end', button(10, 100), 8],
    ['start', button(340, 100), 162],
  ] as const)('stays within the window, aligned to the %s', (align, anchor, left) => {
    expect(popoverPlace(anchor, MENU, WINDOW, align).left).toBe(left);
  });

  it('never exceeds the left edge, in any window', () => {
    expect(popoverPlace(button(10, 100), MENU, { width: 200, height: 844 }, 'end').left).toBe(8);
  });
});
