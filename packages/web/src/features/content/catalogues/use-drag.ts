import { type PointerEvent, useEffect, useRef } from 'react';
import { placeAtPointer } from './entry-order.ts';

/** Distance to an edge of the window at which a drag scrolls it, and by how much a frame. */
const EDGE = 90;
const STEP = 14;

interface Drag {
  /** Middles of the other rows when the drag began, from above. */
  middles: number[];
  scrolledFrom: number;
  y: number;
}

function middleOf(id: string): number {
  const box = document.getElementById(`grip-${id}`)?.getBoundingClientRect();
  return box === undefined ? Number.POSITIVE_INFINITY : box.top + box.height / 2;
}

/** A pointer that drags a row by its grip among others; near an edge the window scrolls. */
export function useDrag(onMove: (id: string, place: number) => void) {
  const drag = useRef<Drag>(undefined);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function follow(id: string) {
    if (drag.current === undefined) return;
    const { middles, scrolledFrom, y } = drag.current;
    const direction = y < EDGE ? -1 : y > window.innerHeight - EDGE ? 1 : 0;
    if (direction !== 0) window.scrollBy(0, direction * STEP);
    onMove(id, placeAtPointer(middles, y + window.scrollY - scrolledFrom));
    if (direction !== 0) frame.current = requestAnimationFrame(() => follow(id));
  }

  return {
    isUnderWay: () => drag.current !== undefined,
    begin(event: PointerEvent<HTMLElement>, others: readonly string[]) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { middles: others.map(middleOf), scrolledFrom: window.scrollY, y: event.clientY };
    },
    move(id: string, { clientY }: PointerEvent) {
      if (drag.current === undefined) return;
      drag.current.y = clientY;
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => follow(id));
    },
    end() {
      cancelAnimationFrame(frame.current);
      drag.current = undefined;
    },
  };
}
