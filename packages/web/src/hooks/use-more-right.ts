import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Whether a strip that scrolls sideways has more to its right; `look` is for its own scrolling. */
export function useMoreRight(strip: RefObject<HTMLElement | null>): { more: boolean; look: () => void } {
  const [more, setMore] = useState(false);
  const look = useCallback(() => {
    const shown = strip.current;
    if (shown) setMore(shown.scrollWidth - shown.clientWidth - shown.scrollLeft > 1);
  }, [strip]);
  // What it holds changes its width from within, the window from outside.
  useEffect(look);
  useEffect(() => {
    if (!strip.current) return;
    const watch = new ResizeObserver(look);
    watch.observe(strip.current);
    return () => watch.disconnect();
  }, [strip, look]);
  // Browsers leave a part that peeks out where it is when the keyboard reaches it.
  useEffect(() => {
    const shown = strip.current;
    if (!shown) return;
    const show = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible'))
        target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    shown.addEventListener('focusin', show);
    return () => shown.removeEventListener('focusin', show);
  }, [strip]);
  return { more, look };
}
