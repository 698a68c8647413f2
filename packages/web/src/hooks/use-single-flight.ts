import { useRef } from 'react';

/**
 * Runs one act at a time: what is asked for while one is under way is ignored. A mutation's own `isPending` comes a
 * moment too late for a double click.
 */
export function useSingleFlight() {
  const flying = useRef(false);
  return async (act: () => Promise<unknown>): Promise<void> => {
    if (flying.current) return;
    flying.current = true;
    try {
      await act();
    } finally {
      flying.current = false;
    }
  };
}
