import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import type { QueryClient } from '@tanstack/react-query';
import { onRefusal } from '../api/refusals.ts';
import { sessionQuery } from '../api/session.ts';
import { closeToast, showToast } from '../components/toast-store.ts';
import type { AppRouter } from './router.tsx';

/** Long enough to read on the next screen. */
const READ_MS = 10_000;

/**
 * Any 401 or 403 redirects to the start page (specification/screens-and-addresses.md#where-one-starts). Without a
 * session that is the login, which returns to the former address; drafts are stored on the device by then.
 */
export function leaveOnRefusal(router: AppRouter, queryClient: QueryClient): void {
  onRefusal(({ status, message }) => {
    if (status === 401) queryClient.setQueryData(sessionQuery.queryKey, null);
    // Several calls may be refused at once: only the first redirects.
    const { pathname, href } = router.latestLocation;
    const screen = router.options.context.screenAt(pathname);
    if (screen === undefined || screen.roles === 'public') return;
    if (status === 403 && pathname === '/') return;
    const told = showToast({ message, icon: IconLock, duration: READ_MS });
    if (status === 401) closeOnceBack(router, told);
    void router.navigate(status === 401 ? { to: '/login', search: { targetUrl: href } } : { to: '/' });
  });
}

/** Closes the message after the next login. */
function closeOnceBack(router: AppRouter, toast: number): void {
  const stop = router.subscribe('onResolved', ({ fromLocation }) => {
    if (fromLocation?.pathname !== '/login') return;
    closeToast(toast);
    stop();
  });
}
