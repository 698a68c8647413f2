import { useEffect, useEffectEvent, useState } from 'react';
import { useRouter } from './context.ts';

/** A navigation that waits for an answer. */
export interface Held {
  /** Leaves. */
  proceed: () => void;
  /** Stays. */
  reset: () => void;
}

/** Holds navigations back while something would be lost by them; null while none waits. */
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
  // Where the page itself goes, the browser asks in its own words.
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
