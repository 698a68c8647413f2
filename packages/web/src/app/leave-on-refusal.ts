import type { QueryClient } from '@tanstack/react-query';
import { onRefusal } from '../api/refusals.ts';
import { sessionQuery } from '../api/session.ts';
import type { AppRouter } from './router.tsx';

/**
 * Any 401 or 403 sends the browser to the start page (1-product.md section 6). Without a session that is the login,
 * which comes back to where one was; drafts are kept on the device by then.
 */
export function leaveOnRefusal(router: AppRouter, queryClient: QueryClient): void {
  onRefusal(({ status }) => {
    const screen = router.state.matches.at(-1)?.staticData.screen;
    if (status === 401) queryClient.setQueryData(sessionQuery.queryKey, null);
    if (screen?.roles === 'public') return;
    const { href } = router.state.location;
    void router.navigate(status === 401 ? { to: '/login', search: { targetUrl: href } } : { to: '/' });
  });
}
