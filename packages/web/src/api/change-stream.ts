import { type ProjectChange, watchChanges } from '@ardoise/domain/contract/changes.ts';
import { addressOf } from './request.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A stream opened within this time has missed nothing since the screen's read. */
const AT_ONCE_MS = 1_000;

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
 * Subscribes to changes from the server until the returned function is called; `since` is when the screens were read. A
 * broken stream reconnects with backoff, and then emits 'tout'. One closed because the session has ended does not.
 */
export function openChangeStream(since: number, hear: (change: ProjectChange) => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let heardUpTo = since;

  function open() {
    source = new EventSource(addressOf(watchChanges));
    source.addEventListener('open', () => {
      failures = 0;
      if (Date.now() - heardUpTo > AT_ONCE_MS) hear({ kind: 'tout' });
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
    heardUpTo = Math.min(heardUpTo, Date.now() - AT_ONCE_MS);
    timer = setTimeout(open, waitAfter(failures));
    failures += 1;
  }

  open();
  return () => {
    clearTimeout(timer);
    source?.close();
  };
}
