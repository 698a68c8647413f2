import { type RefObject, useEffect, useRef } from 'react';
import { distance, midpoint, swipe } from '../../../components/documents/touch-gestures.ts';
import { stepOf } from './room-view.ts';
import type { RoomViews, SideIndex } from './room-views.ts';

interface Finger {
  clientX: number;
  clientY: number;
}

interface Gestures {
  /** A click or a tap that moved nothing. */
  onTap: (at: Finger) => void;
  /** A swipe over a page that fits. */
  onTurn: (pages: 1 | -1) => void;
}

/** Farther is a drag. */
const STILL = 5;
/** A second tap within it zooms. */
const DOUBLE_MS = 280;
const NEAR = 3;
const WHEEL = 0.0022;

/** From the middle of the room. */
function fromMiddle(box: HTMLElement, { clientX, clientY }: Finger) {
  const { left, top, width, height } = box.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

/** Waits for a second tap of a finger; a mouse's click counts at once. */
class Taps {
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #single: (at: Finger) => void;
  readonly #double: (at: Finger) => void;

  constructor(single: (at: Finger) => void, double: (at: Finger) => void) {
    this.#single = single;
    this.#double = double;
  }

  tap(at: Finger, isMouse: boolean): void {
    const isSecond = this.#timer !== undefined;
    this.stop();
    if (isMouse) this.#single(at);
    else if (isSecond) this.#double(at);
    else
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#single(at);
      }, DOUBLE_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}

/** What a side does with fingers, mouse and wheel. */
class Hand {
  readonly #box: HTMLElement;
  readonly #views: RoomViews;
  readonly #side: SideIndex;
  readonly #heard: RefObject<Gestures>;
  readonly #fingers = new Map<number, Finger>();
  readonly taps: Taps;
  #start: Finger | null = null;

  constructor(box: HTMLElement, views: RoomViews, side: SideIndex, heard: RefObject<Gestures>) {
    this.#box = box;
    this.#views = views;
    this.#side = side;
    this.#heard = heard;
    this.taps = new Taps(
      (at) => heard.current.onTap(at),
      (at) => (this.#isWhole ? views.zoomAt(side, NEAR, fromMiddle(box, at)) : views.showWhole()),
    );
  }

  get #isWhole(): boolean {
    return this.#views.viewOf(this.#side).zoom === 1;
  }

  grab(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#box.setPointerCapture(event.pointerId);
    this.#start = this.#fingers.size === 0 ? event : null;
    this.#fingers.set(event.pointerId, event);
  }

  drag(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (before === undefined) return;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, event);
    const was = other === undefined ? before : midpoint(before, other);
    const now = other === undefined ? event : midpoint(event, other);
    if (other !== undefined) this.#zoom(distance(event, other) / distance(before, other), now);
    this.#views.pan(this.#side, { x: now.clientX - was.clientX, y: now.clientY - was.clientY });
  }

  release(event: PointerEvent): void {
    const from = this.#start;
    if (!this.#fingers.delete(event.pointerId) || from === null || event.type !== 'pointerup') return;
    this.#start = null;
    const isMouse = event.pointerType === 'mouse';
    const pages = !isMouse && this.#isWhole ? swipe(from, event) : 0;
    if (distance(from, event) < STILL) this.taps.tap(event, isMouse);
    else if (pages !== 0) this.#heard.current.onTurn(pages);
  }

  /** A pinch on a trackpad comes as a wheel with Ctrl. A page that fits lets the screen scroll. */
  wheel(event: WheelEvent): void {
    const zooms = event.ctrlKey || event.metaKey;
    if (!zooms && this.#isWhole) return;
    event.preventDefault();
    if (zooms) this.#zoom(Math.exp(-event.deltaY * WHEEL), event);
    else this.#views.pan(this.#side, { x: -event.deltaX, y: -event.deltaY });
  }

  #zoom(factor: number, at: Finger): void {
    this.#views.zoomAt(this.#side, factor, fromMiddle(this.#box, at));
  }
}

function follow(box: HTMLElement, hand: Hand): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  const release = (event: PointerEvent) => hand.release(event);
  box.addEventListener('pointerdown', (event) => hand.grab(event), options);
  box.addEventListener('pointermove', (event) => hand.drag(event), options);
  box.addEventListener('pointerup', release, options);
  box.addEventListener('pointercancel', release, options);
  box.addEventListener('wheel', (event) => hand.wheel(event), { ...options, passive: false });
  return () => {
    hand.taps.stop();
    listening.abort();
  };
}

/** Dragging moves a page, two fingers, Ctrl and the wheel or a double tap zoom it, a swipe turns one that fits. */
export function usePanZoom(
  box: RefObject<HTMLElement | null>,
  views: RoomViews,
  side: SideIndex,
  gestures: Gestures,
): void {
  const heard = useRef(gestures);
  useEffect(() => {
    heard.current = gestures;
  });
  useEffect(() => {
    const shown = box.current;
    return shown === null ? undefined : follow(shown, new Hand(shown, views, side, heard));
  }, [box, views, side]);
}

/** Zooms a side by its buttons or keys, about the middle of its room. */
export function zoomStep(views: RoomViews, side: SideIndex, direction: 1 | -1): void {
  views.zoomAt(side, stepOf(direction), { x: 0, y: 0 });
}
