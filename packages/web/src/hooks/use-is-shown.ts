import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the style sheets render an element at this width, so that what is costly in it is mounted only then. */
export function useIsShown(element: RefObject<HTMLElement | null>): boolean {
  // Rendered without a browser, everything is shown.
  const [shown, setShown] = useState(typeof document === 'undefined');
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => setShown(current.getClientRects().length > 0);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return shown;
}
