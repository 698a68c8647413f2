import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable function that calls the latest one passed: for memoised children and effects. */
export function useStableCallback<Args extends unknown[], Result>(callback: (...args: Args) => Result) {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args): Result => latest.current(...args), []);
}
