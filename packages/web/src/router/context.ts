import { createContext, use } from 'react';
import type { Place } from './history.ts';
import type { Navigation, Router, Shown } from './router.ts';

/** A router, whatever its routes await. */
export type AnyRouter = Pick<
  Router<unknown>,
  'blockers' | 'hrefOf' | 'invalidate' | 'navigate' | 'on' | 'place' | 'preload' | 'shown' | 'showBy'
>;

export const RouterContext = createContext<AnyRouter | null>(null);
export const ShownContext = createContext<Shown<unknown> | null>(null);

function given<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Outside of a RouterProvider');
  return value;
}

export function useRouter(): AnyRouter {
  return given(use(RouterContext));
}

/** The shown screen: its address, and what its route awaited. */
export function useShown(): Shown<unknown> {
  return given(use(ShownContext));
}

/** Goes elsewhere, as a link does. Stable. */
export function useNavigate(): (navigation: Navigation) => Promise<void> {
  const router = useRouter();
  return navigators.get(router) ?? remember(router);
}

const navigators = new WeakMap<AnyRouter, (navigation: Navigation) => Promise<void>>();
function remember(router: AnyRouter) {
  const navigate = (navigation: Navigation) => router.navigate(navigation);
  navigators.set(router, navigate);
  return navigate;
}

/** The address of the shown screen. */
export function usePlace(): Place {
  return useShown().place;
}

/** The query of the shown address. */
export function useSearch(): Readonly<Record<string, string>> {
  return useShown().search;
}

/** What stands for the `$names` of the shown route. */
export function useParams(): Readonly<Partial<Record<string, string>>> {
  return useShown().params;
}
