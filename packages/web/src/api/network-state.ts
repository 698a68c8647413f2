/** Whether the server answered the last call, and since when that is so (milliseconds). */
export interface NetworkState {
  reached: boolean;
  since: number;
}

type Listener = () => void;

let state: NetworkState = { reached: globalThis.navigator?.onLine !== false, since: Date.now() };
const listeners = new Set<Listener>();

function turn(reached: boolean): void {
  if (state.reached === reached) return;
  state = { reached, since: Date.now() };
  for (const listener of listeners) listener();
}

let lastReached = 0;

/** When the server answered last in this page, in milliseconds; 0: not yet. */
export const lastReachedAt = (): number => lastReached;

/** A call was answered, whatever it said. */
export function noteReached(): void {
  lastReached = Date.now();
  turn(true);
}
/** Small, in every release of the server, and never answered by the worker. */
const PROBE = '/favicon.svg';

/** The server's answer to the smallest question. @throws where it is not reached */
export const probeServer = (): Promise<Response> =>
  fetch(PROBE, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });

/** Whether the server answers at all. */
export async function reachesServer(): Promise<boolean> {
  try {
    await probeServer();
    return true;
  } catch {
    return false;
  }
}
const PATIENCE_MS = 5_000;

let probing = false;

/**
 * A call was not answered, or the browser lost its connection. One call alone may fail by itself: where the browser has a
 * connection, the server is asked.
 */
export function noteUnreached(): void {
  if (!state.reached || probing) return;
  if (navigator.onLine !== true) {
    turn(false);
    return;
  }
  probing = true;
  void reachesServer().then((reached) => {
    probing = false;
    turn(reached);
  });
}

export const networkState = (): NetworkState => state;

/** For `useSyncExternalStore`. */
export function onNetworkChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// The event `online` says that there is a network, not that the server answers: the next call does.
if (typeof window !== 'undefined') window.addEventListener('offline', noteUnreached);
