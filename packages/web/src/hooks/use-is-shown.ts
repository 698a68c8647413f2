import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the style sheets render an element at this width, so that what is costly in it is mounted only then, and
 * after the page around it is painted. The observer runs after layout: reading the element would force another one.
 */
export function useIsShown(element: RefObject<HTMLElement | null>): boolean {
  // Rendered without a browser, everything is shown.
  const [shown, setShown] = useState(typeof document === 'undefined');
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new ResizeObserver(([seen]) => setShown((seen?.contentRect.width ?? 0) > 0));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return shown;
}
