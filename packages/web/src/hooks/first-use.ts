import { useEffect, useState } from 'react';

/** A screen that nobody touches by then has arrived, on a slow network too. */
const QUIET_MS = 5_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** The browser has nothing to do; at the latest so long after it was asked. */
const AT_LATEST_MS = 2_000;
/** In browsers that do not tell. */
const SOON_MS = 500;

/** Resolves when the browser has nothing else to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: AT_LATEST_MS });
    else setTimeout(resolve, SOON_MS);
  });
}

let inUse: Promise<void> | undefined;

/**
 * Resolves once somebody uses the page, or after some quiet seconds: what a first load has no use for, and a later
 * screen or dialog has, is loaded then, so that it is there without a network.
 */
export function pageInUse(): Promise<void> {
  inUse ??= new Promise((resolve) => {
    const heard = new AbortController();
    const begin = () => {
      heard.abort();
      // What the touch itself asks for comes first.
      void idle().then(resolve);
    };
    for (const touch of TOUCHES)
      window.addEventListener(touch, begin, { signal: heard.signal, passive: true, capture: true });
    setTimeout(begin, QUIET_MS);
  });
  return inUse;
}

/** Whether the page is in use. */
export function usePageInUse(): boolean {
  const [used, setUsed] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void pageInUse().then(() => !isLeft && setUsed(true));
    return () => {
      isLeft = true;
    };
  }, []);
  return used;
}
