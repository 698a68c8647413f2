import type { ProjectChange } from '@ardoise/domain/contract/changes.ts';
import { openChangeStream } from './change-stream.ts';

/**
 * Hears of changes through one stream for the whole browser: it opens six connections to a server at most, and each tab
 * would hold one. The tab that has the lock holds the stream and tells the others; when it closes another takes over.
 * Where tabs cannot lock (a site without https) each has its own. Answers what stops it.
 */
export function shareChangeStream(username: string, hear: (change: ProjectChange) => void): () => void {
  const since = Date.now();
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return openChangeStream(since, hear);

  const name = `ardoise-changes:${username}`;
  const stop = new AbortController();
  const others = new BroadcastChannel(name);
  others.addEventListener('message', ({ data }) => hear(data as ProjectChange));

  const lead = () =>
    new Promise<void>((resolve) => {
      // Given the lock in the very moment in which it was stopped: held now, it would never be given back.
      if (stop.signal.aborted) {
        resolve();
        return;
      }
      const close = openChangeStream(since, (change) => {
        // A message that was on its way when this page stopped: nobody can be told of it here any more.
        if (stop.signal.aborted) return;
        others.postMessage(change);
        hear(change);
      });
      stop.signal.addEventListener('abort', () => {
        close();
        resolve();
      });
    });
  navigator.locks.request(name, { signal: stop.signal }, lead).catch((error: unknown) => {
    // Stopped while another tab has the lock.
    if (!stop.signal.aborted) throw error;
  });
  return () => {
    stop.abort();
    others.close();
  };
}
