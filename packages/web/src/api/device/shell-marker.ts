import { SHELL_CACHES } from './shell-caches.ts';

// On the first load of every page: no more than this. Browsers have no caches on plain http, and may block them.

/** Somebody is signed in here: the kept shell opens by itself from the next page on. */
export async function markSignedIn(): Promise<void> {
  await globalThis.caches?.open(SHELL_CACHES.signedIn).catch(() => undefined);
}

/** At a logout, or once the session has ended: from then on the worker answers no page. */
export async function forgetSignedIn(): Promise<void> {
  await globalThis.caches?.delete(SHELL_CACHES.signedIn).catch(() => undefined);
}
