import { useRef } from 'react';

/**
 * Runs one operation at a time: ignores calls while one is in progress. A mutation's `isPending` updates too late for a
 * double click.
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
