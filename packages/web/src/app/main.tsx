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

const queryClient = createQueryClient();
const router = createAppRouter(queryClient);
announceScreens(router);
leaveOnRefusal(router, queryClient);

// What the page came with stays until the first screen can be drawn: who is there, and its scripts (build/first-paint.ts).
await router.load();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
