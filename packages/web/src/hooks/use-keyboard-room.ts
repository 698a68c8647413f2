import { useLayoutEffect } from 'react';

/** Less is a browser's own collapsing bar. */
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
      // At once: the keyboard is there already. Setting the same value would recalculate the style of the page.
      if (before !== `${height}px`) page.setProperty('--keyboard', `${height}px`);
      // Bars measure themselves after this listener (use-room-taken.ts): then the scroll padding includes them.
      if (height > 0 && before !== `${height}px`)
        requestAnimationFrame(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
    };
    // After the frame's own layout: measuring here would force a synchronous one while a screen renders.
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
