/** Between the popover and what it belongs to, and between it and the edge of the window. */
const GAP = 6;
const EDGE = 8;

interface Size {
  width: number;
  height: number;
}

/** Where a popover stands in the window, in px; `maxHeight` is the room there, and what is higher scrolls. */
export interface PopoverPlace {
  left: number;
  top: number;
  maxHeight: number;
}

/** Below what it belongs to; above it where there is no room below and more above. Never beyond the window's sides. */
export function popoverPlace(
  anchor: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  { width, height }: Size,
  room: Size,
  align: 'start' | 'end',
): PopoverPlace {
  const below = room.height - anchor.bottom - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  const isAbove = height > below && above > below;
  const maxHeight = Math.max(isAbove ? above : below, 0);
  const wished = align === 'start' ? anchor.left : anchor.right - width;
  return {
    left: Math.max(EDGE, Math.min(wished, room.width - EDGE - width)),
    top: isAbove ? anchor.top - GAP - Math.min(height, maxHeight) : anchor.bottom + GAP,
    maxHeight,
  };
}
