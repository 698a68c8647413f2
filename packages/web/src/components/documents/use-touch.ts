import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { clampedZoom, distance, type Finger, midpoint, scrollTo, swipe } from './touch-gestures.ts';

interface TouchOptions {
  /** Contains the scroll container (`.viewer-room`) and the page that grows in it (`.note-picture`). */
  box: RefObject<HTMLElement | null>;
  zoom: number;
  /** Absent where pinch-zoom is the browser's own. */
  onZoom?: (zoom: number) => void;
  /** Next or previous page. */
  onTurn: (pages: 1 | -1) => void;
}

/** A focal point: fraction of the page, and position in the viewport. */
interface Held {
  x: number;
  y: number;
  left: number;
  top: number;
}

type Latest = RefObject<Pick<TouchOptions, 'zoom' | 'onZoom' | 'onTurn'>>;

const roomIn = (box: HTMLElement) => box.querySelector<HTMLElement>('.viewer-room');
const pageIn = (box: HTMLElement) => box.querySelector<HTMLElement>('.post-it-picture');

function hold({ clientX, clientY }: Finger, page: HTMLElement, room: HTMLElement): Held {
  const sheet = page.getBoundingClientRect();
  const frame = room.getBoundingClientRect();
  return {
    x: (clientX - sheet.left) / sheet.width,
    y: (clientY - sheet.top) / sheet.height,
    left: clientX - frame.left,
    top: clientY - frame.top,
  };
}

interface Pinch {
  page: HTMLElement;
  /** Distance between the touches at the start. */
  from: number;
  held: Held;
  zoom: number;
}

function startPinch(box: HTMLElement, zoom: number, a: Finger, b: Finger): Pinch | null {
  const [room, page] = [roomIn(box), pageIn(box)];
  if (room === null || page === null) return null;
  return { page, from: distance(a, b), held: hold(midpoint(a, b), page, room), zoom };
}

/** Tracks touches. During a pinch the page is only scaled by CSS; it is rendered at the new zoom on release. */
function followFingers(box: HTMLElement, latest: Latest, zoomAt: (zoom: number, held: Held) => void) {
  let pinch: Pinch | null = null;
  let single: Finger | null = null;
  const listening = new AbortController();
  const options = { signal: listening.signal, passive: false };

  function start({ touches: [a, b] }: TouchEvent) {
    single = a && !b ? { clientX: a.clientX, clientY: a.clientY } : null;
    pinch = a && b && latest.current.onZoom ? startPinch(box, latest.current.zoom, a, b) : null;
  }

  function move(event: TouchEvent) {
    const [a, b] = event.touches;
    if (pinch === null || !a || !b) return;
    event.preventDefault();
    pinch.zoom = clampedZoom((latest.current.zoom * distance(a, b)) / pinch.from);
    pinch.page.style.transformOrigin = `${pinch.held.x * 100}% ${pinch.held.y * 100}%`;
    pinch.page.style.transform = `scale(${pinch.zoom / latest.current.zoom})`;
  }

  function end({ changedTouches: [last] }: TouchEvent) {
    if (pinch !== null) {
      pinch.page.style.transform = '';
      zoomAt(pinch.zoom, pinch.held);
    } else if (single !== null && last && latest.current.zoom === 1) {
      const pages = swipe(single, last);
      if (pages !== 0) latest.current.onTurn(pages);
    }
    pinch = null;
    single = null;
  }

  box.addEventListener('touchstart', start, options);
  box.addEventListener('touchmove', move, options);
  box.addEventListener('touchend', end, options);
  box.addEventListener('touchcancel', end, options);
  return () => listening.abort();
}

/** Pinch zooms the page, a swipe turns it while it fits. */
export function useTouch({ box, zoom, onZoom, onTurn }: TouchOptions): void {
  const held = useRef<Held | null>(null);
  const latest = useRef<Latest['current']>({ zoom, onTurn });
  useEffect(() => {
    latest.current = { zoom, onTurn, ...(onZoom && { onZoom }) };
  });

  useEffect(() => {
    if (box.current === null) return;
    return followFingers(box.current, latest, (next, point) => {
      held.current = point;
      latest.current.onZoom?.(next);
    });
  }, [box]);

  // Restores the focal point once the page has its new size.
  useLayoutEffect(() => {
    const [room, page] = box.current ? [roomIn(box.current), pageIn(box.current)] : [];
    if (!room || !page || held.current === null || zoom < 1) return;
    const { x, y, left, top } = held.current;
    held.current = null;
    room.scrollLeft = scrollTo(x, page.offsetWidth, left);
    room.scrollTop = scrollTo(y, page.offsetHeight, top);
  }, [box, zoom]);
}
