import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { noteReadsBegin } from '../api/reads-began.ts';
import { onRefusal } from '../api/refusals.ts';
import { answerInsteadBy } from '../api/request.ts';
import { endSession } from '../api/session.ts';
import { closeFailures, closeToast, showToast } from '../components/toast-store.ts';
import { RouterProvider } from '../router/RouterProvider.tsx';
import type { Move } from '../router/router.ts';
import { type AppRouter, createAppRouter, FailedScreen, Layout, screenOf } from './router.tsx';

/** Long enough to read on the next screen. */
const READ_MS = 10_000;

/**
 * Any 401 or 403 redirects to the start page (specification/screens-and-addresses.md#where-one-starts). Without a
 * session that is the login, which returns to the former address; drafts are stored on the device by then.
 */
function leaveOnRefusal(router: AppRouter, queryClient: QueryClient): void {
  onRefusal(({ status, message }) => {
    if (status === 401) void endSession(queryClient);
    // Several calls may be refused at once: only the first redirects.
    const { pathname, href } = router.place;
    const screen = screenOf(router, pathname);
    if (screen === undefined || screen.roles === 'public') return;
    if (status === 403 && pathname === PAGES.home) return;
    const told = showToast({ message, icon: IconLock, duration: READ_MS });
    if (status === 401) closeOnceBack(router, told);
    void router.navigate(
      status === 401 ? { to: PAGES.login, search: { targetUrl: href } } : { to: PAGES.home },
    );
  });
}

/** Closes the message after the next login. */
function closeOnceBack(router: AppRouter, toast: number): void {
  const stop = router.on('shown', ({ from }) => {
    if (from?.pathname !== PAGES.login) return;
    closeToast(toast);
    stop();
  });
}

/** On navigation: closes a screen's failures, sets the tab's title, and moves the focus to the new content. */
function announceScreens(
  router: AppRouter,
  { entered = false }: { entered?: boolean | undefined } = {},
): void {
  let isElsewhere = entered;
  const isOther = ({ from, to }: Move) => from !== undefined && from.pathname !== to.pathname;
  router.on('leave', (move) => {
    if (isOther(move)) closeFailures();
  });
  router.on('shown', (move) => {
    const screen = screenOf(router, move.to.pathname);
    document.title = screen ? `${screen.title} · Ardoise` : 'Ardoise';
    const main = document.querySelector<HTMLElement>('main');
    const alreadyThere = main?.contains(document.activeElement);
    // Said with the focus, while the screen's heading may still be on its way.
    main?.setAttribute('aria-description', screen?.title ?? '');
    if ((isElsewhere || isOther(move)) && !alreadyThere) main?.focus({ preventScroll: true });
    isElsewhere = false;
  });
}

interface Application {
  root: Root;
  queryClient: QueryClient;
  /** In place of the login page, not of a page's skeleton. */
  entered?: true;
}

/** Reads are answered from this device where the server is not reached: by a script that only then is loaded. */
const fromDevice = <Reply,>(address: string, answer: Promise<Reply>, isUnknown: boolean): Promise<Reply> =>
  import('../api/outbox/kept-instead.ts').then(
    ({ keptInstead }) => keptInstead(address, answer, isUnknown),
    () => answer,
  );

/** Renders the screen of the present address. */
export async function startApplication({ root, queryClient, entered }: Application): Promise<void> {
  answerInsteadBy(fromDevice);
  if (entered) noteReadsBegin();
  const router = createAppRouter(queryClient);
  announceScreens(router, { entered });
  leaveOnRefusal(router, queryClient);
  await Promise.all([router.load(), window.ardoiseStyles]);
  // In slices, between which the browser reads input.
  startTransition(() =>
    root.render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} failed={FailedScreen} layout={Layout} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}
