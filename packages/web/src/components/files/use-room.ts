import { useEffect, useRef, useState } from 'react';

/** Width available to a document, and the element to measure. */
export function useRoom() {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const box = room.current;
    if (box === null) return;
    // Zoomed, it scrolls: make it keyboard-focusable.
    box.tabIndex = 0;
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return { room, width };
}
