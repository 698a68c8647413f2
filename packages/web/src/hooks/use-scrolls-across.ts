import { type RefObject, useEffect, useState } from 'react';

/** Whether a row is wider than its place: a scroll container must be keyboard-focusable. */
export function useScrollsAcross(row: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const shown = row.current;
    if (shown === null) return;
    const watcher = new ResizeObserver(() => setScrolls(shown.scrollWidth > shown.clientWidth));
    // Its content changes its width, and so does the window.
    for (const each of [shown, ...shown.children]) watcher.observe(each);
    return () => watcher.disconnect();
  }, [row]);
  return scrolls;
}
