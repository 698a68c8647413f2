import { useEffect, useRef, useState } from 'react';

/** Rows of the first render, and of each one more. */
const FIRST = 120;
const MORE = 400;

/**
 * How many rows of a long list are on the page: more as one comes near its end. `rest` goes below them, as high as the
 * rows that are missing, so that the scrollbar tells the whole length.
 */
export function useRowsShown(count: number) {
  const [shown, setShown] = useState(FIRST);
  const rest = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = rest.current;
    if (end === null || shown >= count) return;
    const watch = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setShown((before) => before + MORE),
      { rootMargin: '1500px' },
    );
    watch.observe(end);
    return () => watch.disconnect();
  }, [shown, count]);
  return { shown, missing: Math.max(0, count - shown), rest };
}
