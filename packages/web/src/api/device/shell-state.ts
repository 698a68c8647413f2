import type { ShellMessage, ShellState } from './shell-caches.ts';

const WORKER = '/sw.js';
/** How often an open page asks whether there is a new release, and whether everything is saved while one waits. */
const ASK_RELEASE_MS = 3_600_000;
const ASK_SAVED_MS = 30_000;

/** Undefined where a browser has no workers: on plain http, in some private windows. */
const workers = () => ('serviceWorker' in navigator ? navigator.serviceWorker : undefined);

/**
 * Has the worker keep the shell on this device, from the background. Resolves once it is registered, not once everything
 * is there; to false where the browser has no worker. @throws Error where the server has none
 */
export async function keepShell(): Promise<boolean> {
  const registration = await workers()?.register(WORKER, { updateViaCache: 'none' });
  if (registration === undefined) return false;
  let asked = Date.now();
  // An installed application is hidden and shown for days without a navigation, at which browsers ask by themselves.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_RELEASE_MS) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  });
  return true;
}

/** What the active worker says of itself; null while there is none. */
async function shellState(): Promise<ShellState | null> {
  const active = (await workers()?.getRegistration())?.active;
  if (!active) return null;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as ShellState);
    active.postMessage('state' satisfies ShellMessage, [port2]);
  });
}

/** Whether every page and file of the shell is on this device: without it nothing is ready for no network. */
export async function isShellComplete(): Promise<boolean> {
  return (await shellState())?.complete ?? false;
}

/**
 * Takes over a new release that waits, once `isEverythingSent` says so: asked when one is whole, when the page is shown or
 * hidden, and every 30 s, as long as the page is open. Open tabs go on as they are; the next page is of the new release.
 */
export function takeNewRelease(isEverythingSent: () => Promise<boolean>): void {
  const look = async () => {
    const waiting = (await workers()?.getRegistration())?.waiting;
    if (waiting && (await isEverythingSent())) waiting.postMessage('take' satisfies ShellMessage);
  };
  // What cannot be read now is asked again.
  const lookQuietly = () => void look().catch(() => undefined);
  setInterval(lookQuietly, ASK_SAVED_MS);
  document.addEventListener('visibilitychange', lookQuietly);
  void workers()
    ?.getRegistration()
    .then((registration) =>
      registration?.addEventListener('updatefound', () =>
        registration.installing?.addEventListener('statechange', lookQuietly),
      ),
    );
  lookQuietly();
}
