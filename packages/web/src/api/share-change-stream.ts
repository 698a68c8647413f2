import { type ProjectChange, watchChanges } from '@ardoise/domain/contract/changes.ts';
import { readsBeganAt } from './reads-began.ts';
import { addressOf } from './request.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** Added to how long ago the screens were read: the request itself takes time. */
const MARGIN_MS = 2_000;

/** Exponential backoff with jitter: protects a restarted server from a thundering herd. */
function waitAfter(failures: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return longest * (0.5 + Math.random() / 2);
}

/** Where lists are read from replicas: before they are refetched. Loaded there alone. */
async function hearRemembered(change: ProjectChange, hear: (change: ProjectChange) => void): Promise<void> {
  await import('./told-position.ts').then(
    ({ rememberTold }) => rememberTold(change),
    () => undefined,
  );
  hear(change);
}

/**
 * Subscribes to changes from the server until the returned function is called. The first stream replays what was
 * announced since the screens were read (`since`). A broken stream reconnects with backoff, and then emits 'tout'. One
 * closed because the session has ended does not.
 */
function openChangeStream(since: number, hear: (change: ProjectChange) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isFirst = true;

  function open() {
    const depuis = isFirst ? Math.ceil(Date.now() - since) + MARGIN_MS : undefined;
    source = new EventSource(addressOf(watchChanges, { query: { depuis } }));
    source.addEventListener('open', () => {
      failures = 0;
      if (depuis === undefined) hear({ kind: 'tout' });
    });
    source.addEventListener('message', ({ data }) => {
      const change = JSON.parse(String(data)) as ProjectChange;
      if (change.kind === 'tout' || ('position' in change && change.position !== undefined))
        void hearRemembered(change, hear);
      else hear(change);
    });
    // The next read is refused, which redirects to the login page.
    source.addEventListener('fin', () => {
      source?.close();
      hear({ kind: 'tout' });
    });
    source.addEventListener('error', again);
  }

  function again() {
    source?.close();
    isFirst = false;
    timer = setTimeout(open, waitAfter(failures));
    failures += 1;
  }

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}

/**
 * Shares one event stream over all tabs: a browser opens six HTTP/1.1 connections per server at most. The tab that
 * holds the Web Lock owns the stream and broadcasts to the others; when it closes another takes over. Without Web Locks
 * (a site without https) each tab has its own. Returns an unsubscribe function.
 */
export function shareChangeStream(username: string, hear: (change: ProjectChange) => void): () => void {
  const since = readsBeganAt();
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
