import { useState } from 'react';

/** Work that the step waits for before it is left. */
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
