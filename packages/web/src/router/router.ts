import type { ComponentType, ReactNode } from 'react';
import {
  addressOf,
  byCloseness,
  matchPath,
  pathOf,
  readSearch,
  type Search,
  type Target,
} from './address.ts';
import { Blockers } from './blockers.ts';
import { type Place, placeOf, type RouterHistory } from './history.ts';

/** A page, with `preload` if its script is lazy-loaded. */
export type Page = ComponentType & { preload?: () => Promise<unknown> };

/** Layout that wraps pages and stays mounted between them. */
export type Frame = ComponentType<{ children: ReactNode }> & { preload?: () => Promise<unknown> };

export interface Entering {
  place: Place;
  /** Prefetch only: the link is hovered or focused. */
  isPreload: boolean;
}

export interface Route<Data> {
  /** `$name` matches a segment, a trailing `$` the rest. */
  path: string;
  page: Page;
  frame?: Frame | undefined;
  /** Loads data before the page is shown. @throws Redirect, or an error for the error page */
  enter?: (entering: Entering) => Promise<Data>;
  /** Query of a link to this route from the current address. */
  carry?: (target: Search, now: Place) => Search;
}

/** Thrown by `enter`: redirects, replacing the history entry. */
export class Redirect extends Error {
  readonly target: Target;

  constructor(target: Target) {
    super('elsewhere');
    this.target = target;
  }
}

/** The current screen. */
export interface Shown<Data> {
  place: Place;
  route: Route<Data> | undefined;
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
  data: Data | undefined;
  /** Shows the error page instead. */
  failure?: { error: unknown };
  /** Scrolls to the top, not at all, or to the position of the history entry. */
  scroll: 'top' | 'kept' | 'restored';
}

export type Navigation<Path extends string = string> = Target<Path> & {
  replace?: boolean | undefined;
  /** False keeps the scroll position. */
  resetScroll?: boolean | undefined;
};

/** Renders a screen; resolves once it is in the DOM. */
type Show<Data> = (shown: Shown<Data>) => Promise<void>;

/** From one screen to another; `from` is undefined on the first load. */
export interface Move {
  from: Place | undefined;
  to: Place;
}

interface Events {
  /** A navigation starts. */
  leave: Move;
  /** The new screen is in the DOM. */
  shown: Move;
}

/**
 * Matches an address, loads its route's data and script, then replaces the screen. A navigation that starts meanwhile
 * supersedes it.
 */
export class Router<Data> {
  readonly history: RouterHistory;
  readonly blockers: Blockers;
  #routes: readonly Route<Data>[];
  #shown: Shown<Data> | undefined;
  #show: Show<Data> | undefined;
  #turn = 0;
  #listeners: { [Name in keyof Events]: Set<(event: Events[Name]) => void> } = {
    leave: new Set(),
    shown: new Set(),
  };

  constructor(routes: readonly Route<Data>[], history: RouterHistory) {
    this.history = history;
    this.#routes = routes.toSorted((one, other) => byCloseness(one.path, other.path));
    this.blockers = new Blockers(history, () => void this.#load('restored'));
  }

  /** The latest address: its screen may still be loading. */
  get place(): Place {
    return this.history.place();
  }

  /** The last screen that finished loading. */
  get shown(): Shown<Data> | undefined {
    return this.#shown;
  }

  routeAt(path: string): Route<Data> | undefined {
    return this.#match(path)?.route;
  }

  /** Loads the screen of the current address. */
  load(): Promise<void> {
    return this.#load('restored');
  }

  /** Reloads the data of the current route. */
  invalidate(): Promise<void> {
    return this.#load('kept');
  }

  /** The `href` of a link from the current address. */
  hrefOf(target: Target): string {
    if ('href' in target) return target.href;
    const path = pathOf(target.to, target.params);
    const { search = {}, hash } = target;
    const carry = this.routeAt(path)?.carry;
    return addressOf(path, carry ? carry(search, this.place) : search, hash);
  }

  /** Navigates unless a blocker is not confirmed; resolves once the screen is in the DOM. Bound: a stable reference. */
  readonly navigate = async <const Path extends string>(navigation: Navigation<Path>): Promise<void> => {
    const { replace = false, resetScroll = true, ...target }: Navigation = navigation;
    const href = this.hrefOf(target);
    if (!(await this.blockers.letGo())) return;
    if (replace) this.history.replace(href);
    else this.history.push(href);
    await this.#load(resetScroll ? 'top' : 'kept');
  };

  /** Prefetches the script and the data of an address; never rejects. */
  async preload(href: string): Promise<void> {
    const place = placeOf(new URL(href, `http://here${this.place.pathname}`), this.place.key);
    await loadRoute(this.routeAt(place.pathname), { place, isPreload: true }).catch(() => undefined);
  }

  /** @returns a function that unsubscribes */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void {
    this.#listeners[name].add(listener);
    return () => void this.#listeners[name].delete(listener);
  }

  /** Registers the renderer; it has already rendered the current screen. */
  showBy(show: Show<Data>): void {
    this.#show = show;
    if (this.#shown) this.#tell('shown', { from: undefined, to: this.#shown.place });
  }

  #match(path: string) {
    for (const route of this.#routes) {
      const params = matchPath(route.path, path);
      if (params !== undefined) return { route, params };
    }
    return undefined;
  }

  async #load(scroll: Shown<Data>['scroll']): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const [from, place] = [this.#shown?.place, this.place];
    this.#tell('leave', { from, to: place });
    const next = await this.#enter(place, scroll);
    if (turn !== this.#turn) return;
    if (next instanceof Redirect) {
      // No blocker: leaving was confirmed for the address that redirects.
      this.history.replace(this.hrefOf(next.target));
      return this.#load('top');
    }
    this.#shown = next;
    await this.#render(next);
    if (turn === this.#turn && this.#show) this.#tell('shown', { from, to: place });
  }

  async #render(next: Shown<Data>): Promise<void> {
    return this.#show?.(next);
  }

  async #enter(place: Place, scroll: Shown<Data>['scroll']): Promise<Shown<Data> | Redirect> {
    const { route, params = {} } = this.#match(place.pathname) ?? {};
    const next = { place, route, params, search: readSearch(place.search), data: undefined, scroll };
    try {
      return { ...next, data: await loadRoute(route, { place, isPreload: false }) };
    } catch (error) {
      if (error instanceof Redirect) return error;
      // The frame stays that of whoever is there.
      return { ...next, data: this.#shown?.data, failure: { error } };
    }
  }

  #tell<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    for (const listener of this.#listeners[name]) listener(event);
  }
}

/** Loads data and scripts of a route in parallel. @throws what the first of them throws */
async function loadRoute<Data>(
  route: Route<Data> | undefined,
  entering: Entering,
): Promise<Data | undefined> {
  const [data] = await Promise.all([
    route?.enter?.(entering),
    route?.frame?.preload?.(),
    route?.page.preload?.(),
  ]);
  return data;
}
