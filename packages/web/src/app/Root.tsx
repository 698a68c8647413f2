import { Outlet } from '@tanstack/react-router';
import { Toasts } from '../components/Toast.tsx';

/** Layout of every screen: its outlet, and the toasts. */
export function Root() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  );
}
