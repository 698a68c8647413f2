import { useEffect } from 'react';

/** Scroll of a screen, by its key: kept when leaving and returning to the step. */
const scrolled = new Map<string, number>();

/** Returns to where the screen was scrolled when it was left; the browser's own back button does this by itself. */
export function useRememberedScroll(key: string): void {
  useEffect(() => {
    const top = scrolled.get(key);
    // After the router has scrolled the new page to its top.
    const frame = top ? requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' })) : 0;
    const remember = () => scrolled.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', remember);
    };
  }, [key]);
}
