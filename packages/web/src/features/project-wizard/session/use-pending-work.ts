import { useState } from 'react';

/** Promises that leaving the step awaits, and uploads, which it does not. */
export function usePendingWork() {
  const [pending] = useState(() => new Set<Promise<unknown>>());
  const [uploads] = useState(() => new Map<string, number>());
  const [work] = useState(() => ({
    /** Number of uploads under way at a field, by its path. */
    noteUploads: (path: string, count: number) => void uploads.set(path, count),
    isUploading: () => [...uploads.values()].some((count) => count > 0),
    track: (promise: Promise<unknown>) => {
      const tracked = promise.finally(() => pending.delete(tracked));
      pending.add(tracked);
      return tracked;
    },
    idle: () => Promise.allSettled(pending),
  }));
  return work;
}
