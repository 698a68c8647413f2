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
