import { useEffect, useRef } from 'react';

/** The signal that is aborted once the page is left, for calls that an act makes. */
export function useLeaving(): () => AbortSignal {
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  return () => leaving.current.signal;
}
