import type { QueryClient } from '@tanstack/react-query';
import { keepShell, takeNewRelease } from '../api/device/shell-state.ts';
import { sessionQuery } from '../api/session.ts';
import { readDeviceMemory } from '../features/login/device-memory.ts';

/** Nothing typed waits on this device, in any tab. */
async function isEverythingSaved(): Promise<boolean> {
  const { drafts, messages, entries } = await readDeviceMemory();
  return drafts + messages + entries === 0;
}

/** Resolves once somebody is signed in, in this page load. */
function signedIn(queryClient: QueryClient): Promise<void> {
  const isSignedIn = () => Boolean(queryClient.getQueryData(sessionQuery.queryKey));
  return new Promise((resolve) => {
    if (isSignedIn()) return resolve();
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (!isSignedIn()) return;
      unsubscribe();
      resolve();
    });
  });
}

/** Keeps the shell on the device of whoever signs in, of every role. @throws Error where the browser has no workers */
export async function startShell(queryClient: QueryClient): Promise<void> {
  await signedIn(queryClient);
  await keepShell();
  takeNewRelease(isEverythingSaved);
}
