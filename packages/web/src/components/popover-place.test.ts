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
      maxHeight: 828,
    });
  });

  it('is below its field, left-aligned', () => {
    expect(popoverPlace(button(20, 100), MENU, WINDOW, 'start').left).toBe(20);
  });

  it('is above where it does not fit below', () => {
    expect(popoverPlace(button(300, 760), MENU, WINDOW, 'end')).toMatchObject({ top: 554 });
  });

  it('covers its button where it fits on neither side, and scrolls only where the window is too low', () => {
    expect(popoverPlace(button(300, 400), { width: 220, height: 500 }, WINDOW, 'end').top).toBe(336);
    const high = popoverPlace(button(300, 400), { width: 220, height: 900 }, WINDOW, 'end');
    expect(high).toMatchObject({ top: 8, maxHeight: 828 });
  });

  it('leaves the window with its button when the page is scrolled', () => {
    expect(popoverPlace(button(300, -200), MENU, WINDOW, 'end').top).toBe(-150);
    expect(popoverPlace(button(300, 900), MENU, WINDOW, 'end').top).toBe(950);
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
