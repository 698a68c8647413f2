import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useFocusInSight } from './use-focus-in-sight.ts';

/** Whether a horizontally scrolling strip has more to its right, or is scrolled; call `look` on scroll. */
export function useMoreRight(strip: RefObject<HTMLElement | null>) {
  const [more, setMore] = useState(false);
  const [scrolled, setScrolled] = useState(false);
  const look = useCallback(() => {
    const shown = strip.current;
    if (!shown) return;
    setMore(shown.scrollWidth - shown.clientWidth - shown.scrollLeft > 1);
    setScrolled(shown.scrollLeft > 1);
  }, [strip]);
  // Its content changes its width, and so does the window.
  useEffect(look);
  useEffect(() => {
    if (!strip.current) return;
    const watch = new ResizeObserver(look);
    watch.observe(strip.current);
    return () => watch.disconnect();
  }, [strip, look]);
  useFocusInSight(strip);
  return { more, scrolled, look };
}
