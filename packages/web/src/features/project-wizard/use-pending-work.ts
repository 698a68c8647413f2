import { useState } from 'react';

/** Promises that leaving the step awaits. */
export function usePendingWork() {
  const [pending] = useState(() => new Set<Promise<unknown>>());
  const [work] = useState(() => ({
    track: (promise: Promise<unknown>) => {
      const tracked = promise.finally(() => pending.delete(tracked));
      pending.add(tracked);
      return tracked;
    },
    idle: () => Promise.allSettled(pending),
  }));
  return work;
}
