import type { ProjectChange } from '@ardoise/domain/contract/changes.ts';
import { openChangeStream } from './change-stream.ts';

/**
 * Shares one event stream over all tabs: a browser opens six HTTP/1.1 connections per server at most. The tab that
 * holds the Web Lock owns the stream and broadcasts to the others; when it closes another takes over. Without Web Locks
 * (a site without https) each tab has its own. Returns an unsubscribe function.
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
      // Race: the lock was granted while stopping; holding it now would never release it.
      if (stop.signal.aborted) {
        resolve();
        return;
      }
      const close = openChangeStream(since, (change) => {
        // Race: a message that arrives after this page stopped is ignored.
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
    // Stopped while waiting for the lock.
    if (!stop.signal.aborted) throw error;
  });
  return () => {
    stop.abort();
    others.close();
  };
}
