import { withTargetUrl } from '@ardoise/domain/base/target-url.ts';
import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { type Leaving, LeavingContext } from '../components/leaving.ts';
import { Toasts } from '../components/Toast.tsx';
import { LoginPage } from '../features/login/LoginPage.tsx';
import { pageInUse } from '../hooks/first-use.ts';
import { loadScript } from './load-script.ts';

interface Parts {
  root: Root;
  queryClient: QueryClient;
}

const loadApplication = () => loadScript(() => import('./application.tsx'));

/** Replaces the login page by the application, once: the session and the address may request it concurrently. */
function leavingWith(parts: Parts): Leaving {
  let entering: Promise<void> | undefined;
  const enter = async () => {
    try {
      entering ??= loadApplication().then(({ startApplication }) =>
        startApplication({ ...parts, entered: true }),
      );
      await entering;
    } catch (error) {
      entering = undefined;
      throw error;
    }
  };
  const go = async (href: string) => {
    window.history.pushState(null, '', href);
    // When offline the browser shows its own error page.
    await enter().catch(() => window.location.reload());
  };
  return { go, enter };
}

/** The address that the router gives a visitor: the login, with the requested one as target. */
function showLoginAddress(): void {
  const { pathname, search, hash } = window.location;
  if (pathname === PAGES.login) return;
  const asked = `${pathname}${search}${hash}`;
  window.history.replaceState(null, '', withTargetUrl(PAGES.login, asked === PAGES.home ? undefined : asked));
}

/**
 * The login page without the application: it has no router, no form and no screen, which are loaded while the
 * visitor types (docs/decisions/a-first-load-is-a-few-files.md).
 */
export function startVisitor(parts: Parts): void {
  showLoginAddress();
  document.title = 'Connexion · Ardoise';
  const leaving = leavingWith(parts);
  void Promise.resolve(window.ardoiseStyles).then(() =>
    parts.root.render(
      <StrictMode>
        <QueryClientProvider client={parts.queryClient}>
          <LeavingContext value={leaving}>
            <LoginPage />
          </LeavingContext>
          <Toasts />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
  void pageInUse().then(() => loadApplication().catch(() => undefined));
}
