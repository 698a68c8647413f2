import { useEffect, useRef, useState } from 'react';

/** Room available to a document, in pixels, and the element to measure. */
export function useRoom() {
  const room = useRef<HTMLDivElement>(null);
  const [{ width, height }, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const box = room.current;
    if (box === null) return;
    // Zoomed, it scrolls: make it keyboard-focusable.
    box.tabIndex = 0;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { contentRect } = entry;
      setSize({ width: Math.floor(contentRect.width), height: Math.floor(contentRect.height) });
    });
    watcher.observe(box);
    return () => watcher.disconnect();
  }, []);
  return { room, width, height };
}
