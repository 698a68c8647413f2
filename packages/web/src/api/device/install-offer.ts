import { early } from './early-install-offer.ts';

/** Chromium's offer to install the site; WebKit has none. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const listeners = new Set<() => void>();

/** Whether the browser offers to install now. */
export const isInstallOffered = (): boolean => early.offer !== null;

/** For `useSyncExternalStore`. */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('beforeinstallprompt', listener);
  window.addEventListener('appinstalled', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('beforeinstallprompt', listener);
    window.removeEventListener('appinstalled', listener);
  };
}

/** Shows the browser's own question; it can be asked once. */
export async function install(): Promise<void> {
  const asked = early.offer as InstallOffer | null;
  early.offer = null;
  for (const listener of listeners) listener();
  await asked?.prompt();
}

/** Whether this page runs from its icon. */
export function isInstalled(): boolean {
  const { standalone = false } = navigator as { standalone?: boolean };
  return standalone || window.matchMedia('(display-mode: standalone)').matches;
}

/** Whether Safari's seven days apply: an iPad says that it is a Macintosh. */
export function isAppleTouch(): boolean {
  return /iPad|iPhone/.test(navigator.userAgent) || isTouchMac();
}
const isTouchMac = () => /Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;
