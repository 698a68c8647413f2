import { clamped, pageSize, panned, type Size, showing, type View, WHOLE, zoomedAt } from './room-view.ts';

type Change = (view: View, room: Size, shape: number) => View;

interface Side {
  view: View;
  room: Size;
  /** Width divided by height of the page. */
  shape: number;
  listeners: Set<() => void>;
}

const newSide = (): Side => ({ view: WHOLE, room: { width: 0, height: 0 }, shape: 1, listeners: new Set() });

/** 0 is the left side, 1 the right one. */
export type SideIndex = 0 | 1;
const SIDES = [0, 1] as const;
/** What sums of fractions may differ by. */
const NOTHING = 1e-6;

/**
 * How the pages of both sides are looked at. Linked, a movement of one moves the other by as much, so that sides which
 * were shifted stay so ('Recaler'). Outside of React's state: a movement renders nothing.
 */
export class RoomViews {
  readonly #sides: readonly [Side, Side] = [newSide(), newSide()];
  #isLinked = true;

  get isLinked(): boolean {
    return this.#isLinked;
  }

  viewOf(side: SideIndex): View {
    return this.#sides[side].view;
  }

  /** Of the page on the screen, in pixels. */
  widthOf(side: SideIndex): number {
    const { view, room, shape } = this.#sides[side];
    return pageSize(room, shape, view.zoom).width;
  }

  /** `listener` hears each change of this side. */
  subscribe(side: SideIndex, listener: () => void): () => void {
    this.#sides[side].listeners.add(listener);
    return () => this.#sides[side].listeners.delete(listener);
  }

  /** The size of its room, or the shape of its page, changed. */
  fit(index: SideIndex, room: Size, shape: number): void {
    const side = this.#sides[index];
    side.room = room;
    side.shape = shape;
    // Not on the screen now: held once it is again.
    if (room.width > 0) this.#show(index, clamped(side.view, room, shape));
  }

  pan(side: SideIndex, by: { x: number; y: number }): void {
    this.#change(side, (view, room, shape) => panned(view, by, room, shape));
  }

  zoomAt(side: SideIndex, factor: number, at: { x: number; y: number }): void {
    this.#change(side, (view, room, shape) => zoomedAt(view, factor, at, room, shape));
  }

  /** Both fit again. */
  showWhole(): void {
    for (const side of SIDES) this.#show(side, WHOLE);
  }

  /** Moves a side until this place of its page is in sight. */
  showPlace(side: SideIndex, place: { x: number; y: number }): void {
    this.#change(side, (view, room, shape) => showing(view, place, room, shape));
  }

  /** Links both where they are: what they were shifted by stays. */
  linkHere(): void {
    this.#isLinked = true;
  }

  /** Links both at the place of one. */
  link(from: SideIndex): void {
    this.#isLinked = true;
    const { view } = this.#sides[from];
    for (const side of SIDES) {
      const { room, shape } = this.#sides[side];
      if (side !== from) this.#show(side, room.width > 0 ? clamped(view, room, shape) : view);
    }
  }

  unlink(): void {
    this.#isLinked = false;
  }

  /** Whether one is shifted against the other. */
  get isShifted(): boolean {
    const [{ view: left }, { view: right }] = this.#sides;
    const isFar = (one: number, other: number) => Math.abs(one - other) > NOTHING;
    return isFar(left.zoom, right.zoom) || isFar(left.x, right.x) || isFar(left.y, right.y);
  }

  #change(index: SideIndex, change: Change): void {
    const { view: before, room, shape } = this.#sides[index];
    if (room.width === 0) return;
    const after = change(before, room, shape);
    this.#show(index, after);
    if (!this.#isLinked) return;
    const other: SideIndex = index === 0 ? 1 : 0;
    const follower = this.#sides[other];
    const moved = {
      zoom: (follower.view.zoom * after.zoom) / before.zoom,
      x: follower.view.x + after.x - before.x,
      y: follower.view.y + after.y - before.y,
    };
    // A side that is not on the screen has no room: it is held once it is.
    this.#show(other, follower.room.width > 0 ? clamped(moved, follower.room, follower.shape) : moved);
  }

  #show(index: SideIndex, view: View): void {
    const side = this.#sides[index];
    side.view = view;
    for (const listener of side.listeners) listener();
  }
}
