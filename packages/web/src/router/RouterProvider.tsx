import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type AnyRouter, RouterContext, ShownContext } from './context.ts';
import type { Shown } from './router.ts';
import { ScrollPositions } from './scroll-positions.ts';

/** Replaces a page that failed. */
export type FailedPage = ComponentType<{ error: unknown; onRetry: () => void }>;

interface BoundaryProps {
  shown: Shown<unknown>;
  failed: FailedPage;
  onRetry: () => void;
  children: ReactNode;
}

interface BoundaryState {
  shown?: Shown<unknown>;
  caught?: { error: unknown } | undefined;
}

/** Error boundary of a page; reset when another one is shown. */
class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ shown }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return state.shown === shown ? null : { shown, caught: undefined };
  }

  override render(): ReactNode {
    const { shown, failed: Failed, onRetry, children } = this.props;
    const failure = shown.failure ?? this.state.caught;
    return failure === undefined ? children : <Failed error={failure.error} onRetry={onRetry} />;
  }
}

function Screen({ shown, router, failed }: { shown: Shown<unknown>; router: AnyRouter; failed: FailedPage }) {
  const { route } = shown;
  const [Frame, Page] = [route?.frame, route?.page];
  const page = (
    <PageBoundary shown={shown} failed={failed} onRetry={() => void router.invalidate()}>
      {Page && <Page />}
    </PageBoundary>
  );
  return Frame ? <Frame>{page}</Frame> : page;
}

interface RouterProviderProps {
  /** After `router.load()`. */
  router: AnyRouter;
  failed: FailedPage;
  /** Wraps every screen. */
  layout?: ComponentType<{ children: ReactNode }>;
}

/** Renders the router's current screen in a transition: the former one stays until it is ready. */
export function RouterProvider({ router, failed, layout: Layout }: RouterProviderProps) {
  const [shown, setShown] = useState(router.shown);
  const waiting = useRef(new Set<() => void>());
  const key = useRef('');
  const [scrolls] = useState(() => new ScrollPositions(() => key.current));
  useEffect(() => scrolls.follow(), [scrolls]);
  // React may skip renders of superseded navigations: resolve all that are pending.
  useLayoutEffect(() => {
    if (shown === undefined) return;
    key.current = shown.place.key;
    scrolls.apply(shown.place, shown.scroll);
    for (const resolve of waiting.current) resolve();
    waiting.current.clear();
  }, [shown, scrolls]);
  useLayoutEffect(() => {
    router.showBy(
      (next) =>
        new Promise((resolve) => {
          waiting.current.add(resolve);
          startTransition(() => setShown(next));
        }),
    );
    // Loaded between the first render and now: a refused read redirects while the first screen loads.
    setShown(router.shown);
  }, [router]);
  if (shown === undefined) return null;
  const screen = <Screen shown={shown} router={router} failed={failed} />;
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>{Layout ? <Layout>{screen}</Layout> : screen}</ShownContext>
    </RouterContext>
  );
}
