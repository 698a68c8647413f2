import { type PointerEvent, useEffect, useRef } from 'react';

/** Distance to an edge of the window at which a drag scrolls it, and by how much a frame. */
const EDGE = 90;
const STEP = 14;

function middleOfRow(grip: HTMLElement): number {
  const { top, height } = (grip.closest('[data-row]') ?? grip).getBoundingClientRect();
  return top + height / 2;
}

/** A pointer that drags a row by its grip; near an edge the window scrolls. `onMove` gets where its middle is on the page. */
export function useDrag(onMove: (id: string, y: number) => void) {
  const drag = useRef<{ y: number; offset: number }>(undefined);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  function follow(id: string) {
    if (drag.current === undefined) return;
    const { y, offset } = drag.current;
    const direction = y < EDGE ? -1 : y > window.innerHeight - EDGE ? 1 : 0;
    if (direction !== 0) window.scrollBy(0, direction * STEP);
    onMove(id, y - offset + window.scrollY);
    if (direction !== 0) frame.current = requestAnimationFrame(() => follow(id));
  }

  return {
    isUnderWay: () => drag.current !== undefined,
    begin(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      // Safari gives no focus to a button that is pressed.
      event.currentTarget.focus({ preventScroll: true });
      drag.current = { y: event.clientY, offset: event.clientY - middleOfRow(event.currentTarget) };
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
