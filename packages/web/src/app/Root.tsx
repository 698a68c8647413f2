import { Outlet } from '@tanstack/react-router';
import { Toasts } from '../components/Toast.tsx';

/** What every screen has: itself, and the place for messages. */
export function Root() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
