import { type RefObject, useLayoutEffect, useRef } from 'react';

/** While screens are exchanged their bars mount and grow, over some frames of a slow device. */
const SETTLED_MS = 250;

const waiting = new Map<string, ReturnType<typeof setTimeout>>();

function write(name: string, value: string | null): void {
  const { style } = document.documentElement;
  if (value === null) style.removeProperty(name);
  else if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
}

/**
 * Sets a length in pixels as a custom property of the root element, or removes it (null). Every element inherits it,
 * so that each change recalculates all styles of the page: a greater length is set at once, since the bar would cover
 * something, a smaller one is debounced, an equal one skipped.
 */
function setPageProperty(name: string, value: string | null): void {
  clearTimeout(waiting.get(name));
  const present = Number.parseFloat(document.documentElement.style.getPropertyValue(name) || '0');
  if (Number.parseFloat(value ?? '0') > present) write(name, value);
  else waiting.set(name, setTimeout(write, SETTLED_MS, name, value));
}

/** Custom properties with the height of sticky bars at an edge of the window; `--room-actions` of the action bar alone. */
type Room = '--room-top' | '--room-bars' | '--room-toasts' | '--room-actions';

const held = new Map<Room, Map<HTMLElement, number>>();

function hold(room: Room, element: HTMLElement, reach: number | undefined): void {
  const bars = held.get(room) ?? new Map<HTMLElement, number>();
  held.set(room, bars);
  if (reach === undefined) bars.delete(element);
  else bars.set(element, reach);
  setPageProperty(room, bars.size === 0 ? null : `${Math.max(...bars.values())}px`);
}

/** Its height plus its distance from the edge; 0 while it scrolls with the page, or is a message that moved to the top. */
function reachOf(element: HTMLElement, room: Room): number {
  const { position, top, bottom } = getComputedStyle(element);
  const height = element.offsetHeight;
  const moved = element.dataset.place === 'top';
  if ((position !== 'fixed' && position !== 'sticky') || height === 0 || moved) return 0;
  return height + (Number.parseFloat(room === '--room-top' ? top : bottom) || 0);
}

/**
 * Measures a sticky bar, whatever its number of lines. The page's scroll-padding (base.css) keeps focused elements
 * clear of it, and toasts are above it.
 */
export function useRoomTaken<Bar extends HTMLElement>(room: Room, also?: Room): RefObject<Bar | null> {
  const bar = useRef<Bar>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const rooms = also === undefined ? [room] : [room, also];
    const measure = () => {
      for (const each of rooms) hold(each, element, reachOf(element, each));
    };
    // Called before paint and after layout: measuring here would force a synchronous layout.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // On a low viewport a bar stops being sticky without a change of size (tokens.css).
    window.addEventListener('resize', measure);
    // An on-screen keyboard moves what is above it (use-keyboard-room.ts).
    window.visualViewport?.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      window.visualViewport?.removeEventListener('resize', measure);
      for (const each of rooms) hold(each, element, undefined);
    };
  }, [room, also]);
  return bar;
}
