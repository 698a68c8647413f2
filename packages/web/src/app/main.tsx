import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../api/query-client.ts';
import { announceScreens } from './announce-screen.ts';
import { leaveOnRefusal } from './leave-on-refusal.ts';
import { createAppRouter } from './router.tsx';
import './tokens.css';
import './fonts.css';
import './base.css';
import './forced-colors.css';

declare global {
  interface Window {
    /** Resolves once the page's style sheet is loaded; undefined where it is inlined. */
    ardoiseStyles?: Promise<unknown>;
  }
}

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
announceScreens(router);
leaveOnRefusal(router, queryClient);

/**
 * Keeps the prerendered skeleton until the first screen can render: session, scripts and styles (build/first-paint.ts).
 * Not a top-level await: the screens import this module, which would deadlock.
 */
async function start(): Promise<void> {
  await Promise.all([router.load(), window.ardoiseStyles]);
  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

void start();
