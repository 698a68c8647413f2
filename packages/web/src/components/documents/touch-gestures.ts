/** Position of a touch, in pixels of the window. */
export interface Finger {
  clientX: number;
  clientY: number;
}

export const LEAST_ZOOM = 1;
const MOST_ZOOM = 4;

export function clampedZoom(zoom: number): number {
  return Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom));
}

export function distance(a: Finger, b: Finger): number {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

export function midpoint(a: Finger, b: Finger): Finger {
  return { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
}

const SWIPE = 60;

/** -1 for a swipe to the right (previous page), 1 to the left, 0 for anything else. */
export function swipe(from: Finger, to: Finger): -1 | 0 | 1 {
  const across = to.clientX - from.clientX;
  const down = to.clientY - from.clientY;
  if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(down)) return 0;
  return across > 0 ? -1 : 1;
}

/**
 * Scroll offset that keeps the focal point fixed: `at` is the point as a fraction of the page, `size` the page's new
 * size, `offset` the touch position in the viewport; all along one axis.
 */
export function scrollTo(at: number, size: number, offset: number): number {
  return Math.max(0, at * size - offset);
}
