import type { QueryClient } from '@tanstack/react-query';
import { refreshChanged } from './refresh-changed.ts';
import { shareChangeStream } from './share-change-stream.ts';

/** Reads again what somebody changed, until the returned function is called. */
export function followChanges(username: string, cache: QueryClient): () => void {
  const refresher = refreshChanged(cache);
  const stop = shareChangeStream(username, refresher.hear);
  return () => {
    stop();
    refresher.stop();
  };
}
