import { type ProjectChange, watchChanges } from '@ardoise/domain/contract/changes.ts';
import { addressOf } from './request.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/** A stream that opens at once has missed nothing of what the screen has just read. */
const AT_ONCE_MS = 1_000;

/** Doubled at each failure, and never the same for all: a server that comes back is not run over. */
function waitAfter(failures: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures);
  return longest * (0.5 + Math.random() / 2);
}

/**
 * Hears of changes from the server until the answer is called; `since` is when the screens were read. A stream that breaks
 * is opened again, after growing waits, and then everything is to be read again. One that the server ends because the
 * session has ended is not.
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
    source.addEventListener('message', ({ data }) => hear(JSON.parse(String(data)) as ProjectChange));
    // Whatever is read now is refused, and leads to the login page.
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
