import { useEffect, useState } from 'react';
import { idle } from '../api/idle.ts';
import { networkState } from '../api/network-state.ts';

/** Without input until then, the screen is assumed to be loaded, on a slow network too. */
const QUIET_MS = 5_000;
/** From the device alone, what loads ahead competes with nothing that is waited for. */
const QUIET_UNREACHED_MS = 1_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let inUse: Promise<void> | undefined;

/**
 * Resolves on the first input, or after some quiet seconds: scripts of later screens and dialogs, not needed by the
 * first load, are prefetched then, to be available offline.
 */
export function pageInUse(): Promise<void> {
  inUse ??= new Promise((resolve) => {
    const heard = new AbortController();
    const begin = () => {
      heard.abort();
      // What the input itself requests has priority.
      void idle().then(resolve);
    };
    for (const touch of TOUCHES)
      window.addEventListener(touch, begin, { signal: heard.signal, passive: true, capture: true });
    setTimeout(begin, networkState().reached ? QUIET_MS : QUIET_UNREACHED_MS);
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
