import type { ComponentProps } from 'react';
import { lateScreen } from '../../../components/late-screen.tsx';
import type { ReturnDialog as Dialog } from './ReturnDialog.tsx';

/** Loaded once the page is in use: what is sent back with it is of few orders. */
export const ReturnDialog = lateScreen<ComponentProps<typeof Dialog>>(
  async () => (await import('./ReturnDialog.tsx')).ReturnDialog,
  null,
);
