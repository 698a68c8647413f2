import { Outlet, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Leaving, LeavingContext } from '../components/leaving.ts';
import { Toasts } from '../components/Toast.tsx';

/** Layout of every screen: its outlet, and the toasts. */
export function Root() {
  const router = useRouter();
  const leaving = useMemo<Leaving>(
    // Reloads the login's route, which redirects a signed-in account.
    () => ({ go: (href) => router.navigate({ href }), enter: () => router.invalidate() }),
    [router],
  );
  return (
    <>
      <LeavingContext value={leaving}>
        <Outlet />
      </LeavingContext>
      <Toasts />
    </>
  );
}
