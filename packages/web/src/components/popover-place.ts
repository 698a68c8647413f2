/** Space between the popover and its anchor, and to the edge of the window. */
const GAP = 6;
const EDGE = 8;

interface Size {
  width: number;
  height: number;
}

/** Position of a popover in the window, in px; `maxHeight` is the available space, beyond which it scrolls. */
export interface PopoverPlace {
  left: number;
  top: number;
  maxHeight: number;
}

/**
 * Below its anchor; above where it does not fit below; over the anchor where it fits on neither side. Never outside the
 * window's sides.
 */
export function popoverPlace(
  anchor: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  { width, height }: Size,
  room: Size,
  align: 'start' | 'end',
): PopoverPlace {
  const end = room.height - EDGE;
  const above = anchor.top - GAP - height;
  const below = anchor.bottom + GAP;
  const [beside] = [below, above].filter((top) => top > 0 && top + height <= end);
  const isInSight = below > 0 && anchor.top < room.height;
  const wished = align === 'start' ? anchor.left : anchor.right - width;
  return {
    left: Math.max(EDGE, Math.min(wished, room.width - EDGE - width)),
    // Follows an anchor that is scrolled out of the window.
    top: beside ?? (isInSight ? Math.max(EDGE, end - height) : below),
    maxHeight: end - EDGE,
  };
}

/** Possible places of toasts, as in their style sheet: bottom left, bottom right, below the header. */
const PLACES = ['', 'right', 'top'] as const;
const CONTROLS = ':is(a[href], button, input, select, textarea, summary, [role="button"])';

function covers(box: DOMRect, control: DOMRect): boolean {
  return (
    // Not a visually hidden field, whose label is the target.
    control.width > 1 &&
    box.left < control.right &&
    control.left < box.right &&
    box.top < control.bottom &&
    control.top < box.bottom
  );
}

/** Moves messages to the place where they cover the fewest controls: where they are, if they cover none there. */
export function keepClear(list: HTMLElement): void {
  // Not from under the pointer, nor while one reads it by keyboard.
  if (list.matches(':hover, :focus-within')) return;
  const controls = [...document.querySelectorAll(CONTROLS)]
    .filter((control) => !list.contains(control))
    .map((control) => control.getBoundingClientRect());
  let best = { place: '', covered: Number.POSITIVE_INFINITY };
  for (const place of [list.dataset.place ?? '', ...PLACES]) {
    list.dataset.place = place;
    const box = list.getBoundingClientRect();
    const covered = controls.filter((control) => covers(box, control)).length;
    if (covered < best.covered) best = { place, covered };
    if (covered === 0) break;
  }
  list.dataset.place = best.place;
}
