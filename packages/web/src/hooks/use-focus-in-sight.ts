import { type RefObject, useEffect } from 'react';

/** Of a horizontally scrolling strip: browsers do not scroll a partly visible item into view on keyboard focus. */
export function useFocusInSight(strip: RefObject<HTMLElement | null>): void {
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
}
