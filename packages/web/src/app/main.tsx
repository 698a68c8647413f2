import { createRoot } from 'react-dom/client';
import { networkState } from '../api/network-state.ts';
import { createQueryClient } from '../api/query-client.ts';
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

/**
 * Keeps the prerendered skeleton until the first screen can render: session, scripts and styles (build/first-paint.ts).
 * Not a top-level await: the screens import this module, which would deadlock.
 */
async function start(): Promise<void> {
  const place = document.getElementById('root');
  if (place === null) throw new Error('index.html has no #root');
  // Beside the application's own script: the first read waits for it.
  if (!networkState().reached)
    void import('../api/outbox/kept-instead.ts').then(({ openKept }) => openKept()).catch(() => undefined);
  // Read before the first render, which replaces it. The server draws it where there is no session (http/web-pages.ts).
  const isVisitor = place.querySelector('.first-paint-login') !== null;
  const parts = { root: createRoot(place), queryClient: createQueryClient() };
  if (isVisitor) (await import('./visitor.tsx')).startVisitor(parts);
  else await (await import('./application.tsx')).startApplication(parts);
}

void start();
