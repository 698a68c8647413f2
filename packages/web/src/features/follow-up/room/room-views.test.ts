import { describe, expect, it } from 'vitest';
import { RoomViews } from './room-views.ts';

const ROOM = { width: 400, height: 600 };
const A4 = 210 / 297;
const MIDDLE = { x: 0, y: 0 };

function bothShown(): RoomViews {
  const views = new RoomViews();
  views.fit(0, ROOM, A4);
  views.fit(1, ROOM, A4);
  return views;
}

describe('two sides', () => {
  it('are zoomed and moved together', () => {
    const views = bothShown();
    views.zoomAt(0, 3, { x: 50, y: 20 });
    views.pan(1, { x: -60, y: 40 });
    expect(views.isShifted).toBe(false);
    expect(views.viewOf(0).zoom).toBe(3);
    views.showWhole();
    expect(views.viewOf(1).zoom).toBe(1);
  });

  it('move each for itself once they are unlinked, and keep their shift when linked there', () => {
    const views = bothShown();
    views.zoomAt(0, 4, MIDDLE);
    views.unlink();
    views.pan(1, { x: -80, y: 0 });
    expect([views.isShifted, views.viewOf(0).x]).toEqual([true, 0.5]);
    const shift = views.viewOf(1).x - views.viewOf(0).x;
    views.linkHere();
    views.pan(0, { x: 100, y: 0 });
    expect(views.viewOf(1).x - views.viewOf(0).x).toBeCloseTo(shift);
    views.link(0);
    expect([views.isShifted, views.isLinked]).toEqual([false, true]);
  });

  it('tells each side of its own changes', () => {
    const views = bothShown();
    const heard: string[] = [];
    const stop = views.subscribe(1, () => heard.push('right'));
    views.subscribe(0, () => heard.push('left'));
    views.zoomAt(1, 2, MIDDLE);
    views.unlink();
    views.zoomAt(1, 2, MIDDLE);
    stop();
    views.zoomAt(1, 0.5, MIDDLE);
    expect(heard).toEqual(['right', 'left', 'right']);
  });

  it('follows with the side that a phone does not show', () => {
    const views = new RoomViews();
    views.fit(1, ROOM, A4);
    views.zoomAt(1, 3, { x: 60, y: 0 });
    views.fit(0, ROOM, A4);
    expect(views.isShifted).toBe(false);
  });
});
