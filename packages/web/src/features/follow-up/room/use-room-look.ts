import { useState } from 'react';
import { RoomViews, type SideIndex } from './room-views.ts';
import { zoomStep } from './use-pan-zoom.ts';
import type { RoomKeys } from './use-room-keys.ts';
import type { RoomSides } from './use-room-sides.ts';

/** By key, in pixels. */
const PAN = 80;

/** How both sides are looked at: their zoom and page, linked or not, and the side that keys and tools act on. */
export function useRoomLook(sides: RoomSides) {
  const [views] = useState(() => new RoomViews());
  const [linked, setLinked] = useState(true);
  const [touched, setTouched] = useState<SideIndex>(1);
  const active: SideIndex = sides.left === null ? 1 : touched;
  const stateOf = (side: SideIndex) => (side === 0 ? sides.left : null) ?? sides.right;
  const turnTo = (side: SideIndex, index: number) => sides.turnTo(side, index, linked);
  const turn = (side: SideIndex, pages: 1 | -1) => {
    const { index, sheets } = stateOf(side);
    const next = index + pages;
    if (next >= 0 && next < sheets.length) turnTo(side, next);
  };
  const pan = (x: number, y: number) => () => views.pan(active, { x: x * PAN, y: y * PAN });
  const keys: RoomKeys = {
    'Shift+ArrowUp': pan(0, 1),
    'Shift+ArrowDown': pan(0, -1),
    'Shift+ArrowLeft': pan(1, 0),
    'Shift+ArrowRight': pan(-1, 0),
    ArrowLeft: () => turn(active, -1),
    ArrowRight: () => turn(active, 1),
    '+': () => zoomStep(views, active, 1),
    '=': () => zoomStep(views, active, 1),
    '-': () => zoomStep(views, active, -1),
    0: () => views.showWhole(),
  };
  return {
    views,
    linked,
    active,
    stateOf,
    turn,
    turnTo,
    keys,
    setActive: setTouched,
    /** Links both at the place of the active one, or lets each move for itself. */
    link: (on: boolean) => {
      setLinked(on);
      if (!on) return views.unlink();
      views.link(active);
      sides.turnTo(active, stateOf(active).index, true);
    },
    /** Links both where they are. */
    linkHere: () => {
      setLinked(true);
      views.linkHere();
    },
  };
}

export type RoomLook = ReturnType<typeof useRoomLook>;
