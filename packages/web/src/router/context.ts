import { createContext, use } from 'react';
import type { Place } from './history.ts';
import type { Router, Shown } from './router.ts';

/** A router, whatever data its routes load. */
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

/** The current screen: its address and the data that its route loaded. */
export function useShown(): Shown<unknown> {
  return given(use(ShownContext));
}

/** Navigates, as a link does. Stable reference. */
export function useNavigate(): AnyRouter['navigate'] {
  return useRouter().navigate;
}

/** The address of the shown screen. */
export function usePlace(): Place {
  return useShown().place;
}

/** The query of the shown address. */
export function useSearch(): Readonly<Record<string, string>> {
  return useShown().search;
}

/** Parameters (`$names`) of the current route. */
export function useParams(): Readonly<Partial<Record<string, string>>> {
  return useShown().params;
}
