import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same and calls the one given last: for what is memoised, and for effects. */
export function useStableCallback<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args): Result => latest.current(...args), []);
}
