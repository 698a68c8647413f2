import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import IconMapPinOff from '@tabler/icons-react/dist/esm/icons/IconMapPinOff.mjs';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  redirect,
  useRouter,
} from '@tanstack/react-router';
import { useMemo } from 'react';
import { messageOf, NetworkError } from '../api/api-error.ts';
import { openSeal } from '../api/device/open-seal.ts';
import { sealedPlacesOf } from '../api/device/sealed-places.ts';
import { type Person, sessionQuery } from '../api/session.ts';
import { Banner } from '../components/Banner.tsx';
import { Button } from '../components/Button.tsx';
import { type Leaving, LeavingContext } from '../components/leaving.ts';
import { NoNetwork } from '../components/NoNetwork.tsx';
import { OpenedDrafts } from '../components/projects/OpenedDrafts.tsx';
import { carriedList, isOfProject } from '../components/projects/project-lists.ts';
import { Toasts } from '../components/Toast.tsx';
import { showToast } from '../components/toast-store.ts';
import { destination, mayOpen, startOf } from './landing.ts';
import { lazyScreen } from './lazy-screen.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

/** Error boundary of a screen: the error, and a retry, by itself once the network is back. */
function FailedPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const again = async () => {
    await router.invalidate();
    reset();
  };
  if (error instanceof NetworkError)
    return (
      <main tabIndex={-1}>
        <NoNetwork wholePage onRetry={() => void again()} />
        <OpenedDrafts />
      </main>
    );
  return (
    <main tabIndex={-1}>
      <div className="page-head">
        <h1 className="title-page">Cette page n’a pas pu s’afficher</h1>
      </div>
      <Banner tone="stop" role="alert" action={<Button onClick={() => void again()}>Réessayer</Button>}>
        {messageOf(error)}
      </Banner>
    </main>
  );
}

/** Layout of every screen: its outlet, and the toasts. */
function Root() {
  const router = useRouter();
  const leaving = useMemo<Leaving>(
    // Reloads the login's route, which redirects a signed-in account.
    () => ({ go: (href) => router.navigate({ href }), enter: () => router.invalidate() }),
    [router],
  );
  return (
    <>
      <LeavingContext value={leaving}>
        <Outlet />
      </LeavingContext>
      <Toasts />
    </>
  );
}

interface Context {
  queryClient: QueryClient;
  screenAt: (path: string) => Screen | undefined;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen;
  }
}

const root = createRootRouteWithContext<Context>()({ component: Root, errorComponent: FailedPage });

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazyScreen(() => import('./Shell.tsx'), 'Shell'),
});

function routeOf(screen: Screen) {
  return createRoute({
    getParentRoute: () => (screen.frame === 'shell' ? shell : root),
    path: screen.path,
    component: screen.page,
    errorComponent: FailedPage,
    staticData: { screen },
    ...(isOfProject(screen.path) && { search: { middlewares: [carryList] } }),
    beforeLoad: async ({ context, location }): Promise<{ me: Person | null }> => {
      if (screen.path === PAGES.login) leaveLogin(context, location.href);
      // A bare public page renders without awaiting the session.
      if (screen.roles === 'public' && screen.frame === 'bare') return { me: null };
      const me = await context.queryClient.ensureQueryData(sessionQuery);
      if (me === null) return visitor(screen, location.href);
      if (!mayOpen(screen, me.role)) throw redirect({ href: startOf(me.role, SCREENS) });
      // What one left in this tab is there from the first rendering on.
      if (Object.keys(sessionStorage).some((key) => key.startsWith(sealedPlacesOf(me.name))))
        await openSeal(me.name).catch(() => undefined);
      // The work of a click and the rendering of the next screen as two tasks: the browser paints and reads input between.
      await new Promise((resolve) => setTimeout(resolve));
      return { me };
    },
  });
}

/** The URL of a project's page carries its list; a link's own parameters take precedence. */
function carryList({ search, next }: { search: object; next: (search: object) => object }): object {
  return { ...carriedList(latestPath(), search as Record<string, unknown>), ...next(search) };
}

/** The router's location; the browser's before the router exists. */
let latestPath = (): string => window.location.pathname;

function visitor(screen: Screen, href: string) {
  if (screen.roles === 'public') return { me: null };
  throw redirect({ to: PAGES.login, search: href === PAGES.home ? {} : { targetUrl: href } });
}

/** The login page reads the session itself, then reloads its route, which redirects a signed-in account. */
function leaveLogin({ queryClient, screenAt }: Context, href: string) {
  const me = queryClient.getQueryData(sessionQuery.queryKey);
  if (!me) return;
  const targetUrl = new URLSearchParams(href.split('?')[1]).get('targetUrl') ?? undefined;
  throw redirect({ href: destination(targetUrl, me.role, screenAt) });
}

const UNKNOWN_ADDRESS = 'Cette adresse n’existe pas. Vous voici à l’accueil.';
/** Long enough to read on the start page. */
const READ_MS = 10_000;

const elsewhere = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: async ({ context, preload }) => {
    const me = await context.queryClient.ensureQueryData(sessionQuery);
    if (me !== null && !preload)
      showToast({ message: UNKNOWN_ADDRESS, icon: IconMapPinOff, duration: READ_MS });
    throw redirect({ to: PAGES.home });
  },
});

const routes = SCREENS.map((screen) => ({ screen, route: routeOf(screen) }));

const tree = root.addChildren([
  shell.addChildren(routes.filter(({ screen }) => screen.frame === 'shell').map(({ route }) => route)),
  ...routes.filter(({ screen }) => screen.frame === 'bare').map(({ route }) => route),
  elsewhere,
]);

/** Plain URLs: every search parameter is a string. */
export function createAppRouter(queryClient: QueryClient) {
  const router = createRouter({
    routeTree: tree,
    context: { queryClient, screenAt },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const texts = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
      const query = new URLSearchParams(texts.map(([name, value]) => [name, String(value)])).toString();
      return query === '' ? '' : `?${query}`;
    },
  });
  latestPath = () => router.latestLocation.pathname;
  function screenAt(path: string): Screen | undefined {
    const [, , route] = router.getMatchedRoutes(path);
    return route?.options.staticData?.screen;
  }
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;
