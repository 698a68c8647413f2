import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconMapPinOff from '@tabler/icons-react/dist/esm/icons/IconMapPinOff.mjs';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { messageOf, NetworkError } from '../api/api-error.ts';
import { openSeal } from '../api/device/open-seal.ts';
import { sealedPlacesOf } from '../api/device/sealed-places.ts';
import { awaitFirstReads, type FirstReads, forgetFirstReads } from '../api/first-reads.ts';
import { type Person, sessionQuery } from '../api/session.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { type Leaving, LeavingContext } from '../components/leaving.ts';
import { NoNetwork } from '../components/NoNetwork.tsx';
import { OpenedDrafts } from '../components/projects/OpenedDrafts.tsx';
import { carriedList, isOfProject } from '../components/projects/project-lists.ts';
import { Toasts } from '../components/Toast.tsx';
import { showToast } from '../components/toast-store.ts';
import { readSearch, type Search } from '../router/address.ts';
import { useRouter } from '../router/context.ts';
import { browserHistory, type Place } from '../router/history.ts';
import { lazyFrame } from '../router/lazy-page.ts';
import { type Entering, Redirect, type Route, Router } from '../router/router.ts';
import { destination, mayOpen, startOf } from './landing.ts';
import { loadScript } from './load-script.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

/** In the place of a screen that failed: the error, and a retry, by itself once the network is back. */
export function FailedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof NetworkError)
    return (
      <main tabIndex={-1}>
        <NoNetwork wholePage onRetry={onRetry} />
        <OpenedDrafts />
      </main>
    );
  return (
    <main tabIndex={-1}>
      <div className="page-head">
        <h1 className="title-page">Cette page n’a pas pu s’afficher</h1>
      </div>
      <Banner tone="stop" role="alert" action={<Button onClick={onRetry}>Réessayer</Button>}>
        {messageOf(error)}
      </Banner>
    </main>
  );
}

/** Layout of every screen: how to leave it, and the toasts. */
export function Layout({ children }: { children: ReactNode }) {
  const router = useRouter();
  const leaving = useMemo<Leaving>(
    // Reloads the login's route, which redirects a signed-in account.
    () => ({ go: (href) => router.navigate({ href }), enter: () => router.invalidate() }),
    [router],
  );
  return (
    <>
      <LeavingContext value={leaving}>{children}</LeavingContext>
      <Toasts />
    </>
  );
}

/** Data that a screen's route loads. */
export interface Entered {
  me: Person | null;
}

export interface ScreenRoute extends Route<Entered> {
  /** None for unknown addresses, which redirect. */
  screen?: Screen;
}

export type AppRouter = Router<Entered>;

const frames: Record<Screen['frame'], Route<Entered>['frame']> = {
  bare: undefined,
  shell: lazyFrame(() => loadScript(() => import('./Shell.tsx')), 'Shell'),
};

function routeOf(screen: Screen, queryClient: QueryClient, { screenAt, isFirst }: Opening): ScreenRoute {
  const enter = async ({ place }: Entering): Promise<Entered> => {
    if (screen.path === PAGES.login) leaveLogin(queryClient, place, screenAt);
    // A bare public page renders without awaiting the session.
    if (screen.roles === 'public' && screen.frame === 'bare') return { me: null };
    const me = await queryClient.ensureQueryData(sessionQuery);
    if (me === null) return visitor(screen, place.href);
    if (!mayOpen(screen, me.role)) throw new Redirect({ href: startOf(me.role, SCREENS) });
    if (isFirst())
      await readFirst(screen, queryClient, {
        me,
        pathname: place.pathname,
        search: readSearch(place.search),
      });
    else forgetFirstReads();
    // Available from the first rendering on: input that was left in this tab.
    if (Object.keys(sessionStorage).some((key) => key.startsWith(sealedPlacesOf(me.name))))
      await openSeal(me.name).catch(() => undefined);
    // The work of a click and the rendering of the next screen as two tasks: the browser paints and reads input between.
    await new Promise((resolve) => setTimeout(resolve));
    return { me };
  };
  const route = { path: screen.path, page: screen.page, frame: frames[screen.frame], screen, enter };
  return isOfProject(screen.path) ? { ...route, carry: carryList } : route;
}

/** The URL of a project's page carries its list; a link's own parameters take precedence. */
function carryList(target: Search, now: Place): Search {
  return { ...carriedList(now.pathname, readSearch(now.search)), ...target };
}

function visitor(screen: Screen, href: string): Entered {
  if (screen.roles === 'public') return { me: null };
  throw new Redirect({ to: PAGES.login, search: href === PAGES.home ? {} : { targetUrl: href } });
}

type ScreenAt = (path: string) => Screen | undefined;

interface Opening {
  screenAt: ScreenAt;
  /** Whether no screen was shown yet. */
  isFirst: () => boolean;
}

/** What the first screen shows is read before it is rendered; other screens show that they are reading. */
async function readFirst(
  screen: Screen,
  cache: QueryClient,
  opened: Parameters<FirstReads>[1],
): Promise<void> {
  const page = (await screen.page.preload?.()) as { reads?: FirstReads } | undefined;
  await awaitFirstReads(page?.reads, cache, opened);
}

/** The login page reads the session itself, then reloads its route, which redirects a signed-in account. */
function leaveLogin(queryClient: QueryClient, { search }: Place, screenAt: ScreenAt): void {
  const me = queryClient.getQueryData(sessionQuery.queryKey);
  if (me) throw new Redirect({ href: destination(readSearch(search).targetUrl, me.role, screenAt) });
}

const UNKNOWN_ADDRESS = 'Cette adresse n’existe pas. Vous voici à l’accueil.';
/** Long enough to read on the start page. */
const READ_MS = 10_000;

function elsewhere(queryClient: QueryClient): ScreenRoute {
  return {
    path: '/$',
    page: () => null,
    enter: async ({ isPreload }) => {
      const me = await queryClient.ensureQueryData(sessionQuery);
      if (me !== null && !isPreload)
        showToast({ message: UNKNOWN_ADDRESS, icon: IconMapPinOff, duration: READ_MS });
      throw new Redirect({ to: PAGES.home });
    },
  };
}

/** The screen at a path, of the application's router. */
export function screenOf(router: AppRouter, path: string): Screen | undefined {
  return (router.routeAt(path) as ScreenRoute | undefined)?.screen;
}

export function createAppRouter(queryClient: QueryClient): AppRouter {
  const screenAt: ScreenAt = (path) => screenOf(router, path);
  const opening = { screenAt, isFirst: () => router.shown === undefined };
  const routes = SCREENS.map((screen) => routeOf(screen, queryClient, opening));
  const router: AppRouter = new Router<Entered>([...routes, elsewhere(queryClient)], browserHistory());
  return router;
}
