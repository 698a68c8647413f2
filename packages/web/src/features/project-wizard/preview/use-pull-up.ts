import { type PointerEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Movement from which a press is a drag, and movement that opens or closes; in pixels. */
const DRAG = 6;
const ENOUGH = 60;
/** What of a sheet that is up can be dragged: the rest scrolls. */
const HEAD = '.preview-strip-grip, .preview-strip-head';

interface Drag {
  pointer: number;
  from: number;
  wasUp: boolean;
  /** Distance that the sheet moves between down and up; 0 until it is a drag. */
  way: number;
}

interface PullUp {
  sheet: RefObject<HTMLElement | null>;
  up: boolean;
  setUp: (up: boolean) => void;
}

/** A press has become a drag: the sheet is rendered completely, to be moved. */
function begin(now: Drag, sheet: HTMLElement, setUp: PullUp['setUp']) {
  // Pointer capture: the pressed element may unmount with its parent.
  sheet.setPointerCapture(now.pointer);
  const before = sheet.offsetHeight;
  if (!now.wasUp) flushSync(() => setUp(true));
  now.way = now.wasUp ? before : Math.max(1, sheet.offsetHeight - before);
  sheet.classList.add('preview-strip-dragged');
}

function place({ wasUp, way }: Drag, sheet: HTMLElement, moved: number) {
  sheet.style.transform = `translateY(${Math.max(0, wasUp ? moved : way + moved)}px)`;
}

function release(sheet: HTMLElement) {
  sheet.classList.remove('preview-strip-dragged');
  sheet.style.transform = '';
}

/**
 * Pointer events of a sheet that is pulled up and down: it follows the finger, and stays where it was pulled to. A press
 * without movement is a click, left to the element under it; `wasDragged` detects the click after a drag.
 */
export function usePullUp({ sheet, up, setUp }: PullUp) {
  const drag = useRef<Drag | null>(null);
  const isDragged = useRef(false);

  function end(moved: number) {
    const now = drag.current;
    drag.current = null;
    if (now === null || now.way === 0 || sheet.current === null) return;
    release(sheet.current);
    setUp(now.wasUp ? moved < ENOUGH : moved < -ENOUGH);
  }

  const handle = {
    onPointerDown: ({ isPrimary, button, target, pointerId, clientY }: PointerEvent) => {
      isDragged.current = false;
      const pressed = target as Element;
      if (!isPrimary || button !== 0 || (up && !pressed.closest(HEAD))) return;
      // A press without movement remains a click of what is under it.
      pressed.setPointerCapture(pointerId);
      drag.current = { pointer: pointerId, from: clientY, wasUp: up, way: 0 };
    },
    onPointerMove: ({ pointerId, clientY }: PointerEvent) => {
      const now = drag.current;
      if (now?.pointer !== pointerId || sheet.current === null) return;
      const moved = clientY - now.from;
      if (now.way === 0 && (now.wasUp ? moved > DRAG : moved < -DRAG)) {
        isDragged.current = true;
        begin(now, sheet.current, setUp);
      }
      if (now.way > 0) place(now, sheet.current, moved);
    },
    onPointerUp: ({ pointerId, clientY }: PointerEvent) => {
      if (drag.current?.pointer === pointerId) end(clientY - drag.current.from);
    },
    onPointerCancel: () => end(0),
  };
  return { handle, wasDragged: () => isDragged.current };
}
