import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { announceScreens } from './announce-screen.ts';
import { leaveOnRefusal } from './leave-on-refusal.ts';
import { createAppRouter } from './router.tsx';

interface Application {
  root: Root;
  queryClient: QueryClient;
  /** In place of the login page, not of a page's skeleton. */
  entered?: true;
}

/** Renders the screen of the present address. */
export async function startApplication({ root, queryClient, entered }: Application): Promise<void> {
  const router = createAppRouter(queryClient);
  announceScreens(router, { entered });
  leaveOnRefusal(router, queryClient);
  await Promise.all([router.load(), window.ardoiseStyles]);
  root.render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
