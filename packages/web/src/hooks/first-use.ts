import { useEffect, useState } from 'react';

/** A screen that nobody touches by then has arrived, on a slow network too. */
const QUIET_MS = 5_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

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
      resolve();
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
