import { useEffect, useEffectEvent, useState } from 'react';
import { useRouter } from './context.ts';

/** A navigation that waits for confirmation. */
export interface Held {
  /** Leaves. */
  proceed: () => void;
  /** Stays. */
  reset: () => void;
}

/** Blocks navigations while there are unsaved changes; null while none is pending. */
export function useBlocker(blocks: () => boolean): Held | null {
  const { blockers } = useRouter();
  const [answer, setAnswer] = useState<((goes: boolean) => void) | null>(null);
  const isBlocking = useEffectEvent(blocks);
  useEffect(
    () =>
      blockers.add({
        blocks: () => isBlocking(),
        ask: () => new Promise((resolve) => setAnswer(() => resolve)),
      }),
    [blockers],
  );
  // On reload or tab close the browser shows its own dialog.
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isBlocking()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  if (answer === null) return null;
  const close = (goes: boolean) => () => {
    setAnswer(null);
    answer(goes);
  };
  return { proceed: close(true), reset: close(false) };
}
