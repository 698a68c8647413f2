import { useLayoutEffect } from 'react';

/** Less is a browser's own bar that comes and goes. */
const LEAST = 80;

/** Height of the layout viewport that an on-screen keyboard covers; none while the page is pinch-zoomed. */
function covered({ height, offsetTop, scale }: VisualViewport): number {
  const below = document.documentElement.clientHeight - height - offsetTop;
  return scale > 1.01 || below < LEAST ? 0 : Math.round(below);
}

/**
 * Keeps `--keyboard` at the height of the on-screen keyboard, so that a bar can be above it: most browsers lay it over
 * the page without resizing the layout viewport. The focused field stays in view.
 */
export function useKeyboardRoom(): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const page = document.documentElement.style;
    const measure = () => {
      const height = covered(view);
      const before = page.getPropertyValue('--keyboard') || '0px';
      // At once: the keyboard is there already. The same value again would style the whole page anew.
      if (before !== `${height}px`) page.setProperty('--keyboard', `${height}px`);
      // Bars measure themselves after this listener (use-room-taken.ts): then the scroll padding includes them.
      if (height > 0 && before !== `${height}px`)
        requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
    };
    // With the frame's own layout: to measure here would force one in the middle of the rendering of a screen.
    const first = requestAnimationFrame(measure);
    view.addEventListener('resize', measure);
    view.addEventListener('scroll', measure);
    return () => {
      cancelAnimationFrame(first);
      view.removeEventListener('resize', measure);
      view.removeEventListener('scroll', measure);
      // Without a keyboard it is the default already.
      if (page.getPropertyValue('--keyboard') !== '0px') page.removeProperty('--keyboard');
    };
  }, []);
}
