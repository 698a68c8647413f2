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

/** Below its anchor; above where it does not fit below and has more space above. Never outside the window's sides. */
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
