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
import type { Place, RouterHistory } from './history.ts';

/** A page, with its script if that is loaded when it is opened. */
export type Page = ComponentType & { preload?: () => Promise<unknown> };

/** What stands around pages, and stays from one to the next. */
export type Frame = ComponentType<{ children: ReactNode }> & { preload?: () => Promise<unknown> };

export interface Entering {
  place: Place;
  /** Whether it is only prepared: somebody points at a link. */
  isPreload: boolean;
}

export interface Route<Data> {
  /** `$name` stands for a segment, a trailing `$` for the rest. */
  path: string;
  page: Page;
  frame?: Frame | undefined;
  /** Before the page is shown. @throws Redirect, or what the failed page says */
  enter?: (entering: Entering) => Promise<Data>;
  /** The query of an address that leads here from the present one. */
  carry?: (target: Search, now: Place) => Search;
}

/** Thrown by `enter`: leads elsewhere, in the place of the entry of the history. */
export class Redirect extends Error {
  readonly target: Target;

  constructor(target: Target) {
    super('elsewhere');
    this.target = target;
  }
}

/** What is shown. */
export interface Shown<Data> {
  place: Place;
  route: Route<Data> | undefined;
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
  data: Data | undefined;
  /** Instead of the page. */
  failure?: { error: unknown };
  /** What the window's scroll position becomes. */
  scroll: 'top' | 'kept' | 'restored';
}

export type Navigation = Target & {
  replace?: boolean | undefined;
  /** False leaves the window where it is scrolled. */
  resetScroll?: boolean | undefined;
};

/** Shows a screen; resolves once it is on the page. */
type Show<Data> = (shown: Shown<Data>) => Promise<void>;

/** Between two screens; from nowhere at the start. */
export interface Move {
  from: Place | undefined;
  to: Place;
}

interface Events {
  /** A navigation begins. */
  leave: Move;
  /** Its screen is on the page. */
  shown: Move;
}

/**
 * Leads from one screen to the next: an address is matched, what its route awaits and its script are awaited, and only
 * then the former screen goes. Of two navigations the later one wins.
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

  /** The address that was asked for last: its screen may still be loading. */
  get place(): Place {
    return this.history.place();
  }

  /** The screen that was loaded last. */
  get shown(): Shown<Data> | undefined {
    return this.#shown;
  }

  routeAt(path: string): Route<Data> | undefined {
    return this.#match(path)?.route;
  }

  /** Loads the screen of the present address, as at the start. */
  load(): Promise<void> {
    return this.#load('restored');
  }

  /** Awaits again what the present route awaits. */
  invalidate(): Promise<void> {
    return this.#load('kept');
  }

  /** The address of a target, as a link to it from the present one. */
  hrefOf(target: Target): string {
    if ('href' in target) return target.href;
    const path = pathOf(target.to, target.params);
    const { search = {}, hash } = target;
    const carry = this.routeAt(path)?.carry;
    return addressOf(path, carry ? carry(search, this.place) : search, hash);
  }

  /** Goes there, unless somebody has something to lose and stays; resolves once it is shown. */
  async navigate({ replace = false, resetScroll = true, ...target }: Navigation): Promise<void> {
    const href = this.hrefOf(target);
    if (!(await this.blockers.letGo())) return;
    if (replace) this.history.replace(href);
    else this.history.push(href);
    await this.#load(resetScroll ? 'top' : 'kept');
  }

  /** Loads the script of an address, and what its route awaits, without going there; never rejects. */
  async preload(href: string): Promise<void> {
    const place = placeAt(href, this.place);
    const found = this.#match(place.pathname);
    await Promise.all([
      found?.route.enter?.({ place, isPreload: true }),
      found?.route.frame?.preload?.(),
      found?.route.page.preload?.(),
    ]).catch(() => undefined);
  }

  /** @returns a function that ends it */
  on<Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void): () => void {
    this.#listeners[name].add(listener);
    return () => void this.#listeners[name].delete(listener);
  }

  /** What renders the screens, with the present one on the page. */
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
    if (next instanceof Redirect) return this.navigate({ ...next.target, replace: true });
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
      const [data] = await Promise.all([
        route?.enter?.({ place, isPreload: false }),
        route?.frame?.preload?.(),
        route?.page.preload?.(),
      ]);
      return { ...next, data };
    } catch (error) {
      return error instanceof Redirect ? error : { ...next, failure: { error } };
    }
  }

  #tell<Name extends keyof Events>(name: Name, event: Events[Name]): void {
    for (const listener of this.#listeners[name]) listener(event);
  }
}

function placeAt(href: string, now: Place): Place {
  const { pathname, search, hash } = new URL(href, `http://here${now.pathname}`);
  return { pathname, search, hash: hash.slice(1), href: pathname + search + hash, key: now.key };
}
