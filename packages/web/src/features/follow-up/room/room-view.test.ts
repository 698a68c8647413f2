import { describe, expect, it } from 'vitest';
import { clamped, isNearest, pageSize, panned, showing, stepOf, WHOLE, zoomedAt } from './room-view.ts';

const ROOM = { width: 400, height: 600 };
const A4 = 210 / 297;

/** Where a point of the page is in the room, in pixels from its middle. */
const placeOf = (view: typeof WHOLE, point: { x: number; y: number }) => {
  const page = pageSize(ROOM, A4, view.zoom);
  return { x: (point.x - view.x) * page.width, y: (point.y - view.y) * page.height };
};

describe('the view of a page', () => {
  it('fits the page at 1, and keeps it centred there', () => {
    expect(pageSize(ROOM, A4, 1)).toEqual({ width: 400, height: 400 / A4 });
    expect(panned(WHOLE, { x: 90, y: 90 }, ROOM, A4)).toEqual(WHOLE);
    expect(clamped({ zoom: 0.2, x: 0, y: 0 }, ROOM, A4)).toEqual(WHOLE);
  });

  it('zooms about the point under the finger', () => {
    const at = { x: 80, y: -100 };
    const near = zoomedAt({ zoom: 2, x: 0.5, y: 0.5 }, 2, at, ROOM, A4);
    expect(near.zoom).toBe(4);
    const under = { x: 0.5 + 80 / 800, y: 0.5 - 100 / (800 / A4) };
    const { x, y } = placeOf(near, under);
    expect([x, y]).toEqual([expect.closeTo(80), expect.closeTo(-100)]);
  });

  it('never moves a page out of its room, nor nearer than its pictures are sharp', () => {
    const corner = panned({ zoom: 2, x: 0.5, y: 0.5 }, { x: 5000, y: 5000 }, ROOM, A4);
    expect(placeOf(corner, { x: 0, y: 0 })).toEqual({ x: -200, y: expect.closeTo(-300) });
    const nearest = zoomedAt(WHOLE, 99, { x: 0, y: 0 }, ROOM, A4);
    expect([nearest.zoom, isNearest(nearest)]).toEqual([8, true]);
    expect(stepOf(1) * stepOf(-1)).toBeCloseTo(1);
  });

  it('moves to a place that is out of sight alone', () => {
    const view = { zoom: 4, x: 0.5, y: 0.5 };
    expect(showing(view, { x: 0.52, y: 0.5 }, ROOM, A4)).toBe(view);
    expect(showing(view, { x: 0.8, y: 0.7 }, ROOM, A4)).toEqual({ zoom: 4, x: 0.8, y: 0.7 });
  });
});
