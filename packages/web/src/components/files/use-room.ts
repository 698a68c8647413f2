import { useEffect, useRef, useState } from 'react';

/** Width of the room that a document has, and the box to measure. */
export function useRoom() {
  const room = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const box = room.current;
    if (box === null) return;
    // Once zoomed it scrolls, by keyboard too.
    box.tabIndex = 0;
    const watcher = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return { room, width };
}
