import { type ComponentType, createElement, use } from 'react';
import type { Frame, Page } from './router.ts';

type Preloaded = { preload: () => Promise<unknown> };

/** A component whose script is loaded when it is shown, or before. */
function lazy<Props extends object>(load: () => Promise<unknown>): ComponentType<Props> & Preloaded {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  async function read() {
    try {
      loaded = (await load()) as ComponentType<Props>;
      return loaded;
    } catch (error) {
      // Asked for again the next time.
      loading = undefined;
      throw error;
    }
  }
  const preload = () => {
    loading ??= read();
    return loading;
  };
  // Once it is loaded, without the microtask of a promise: the first rendering replaces the skeleton whole.
  const Lazy = (props: Props) => createElement(loaded ?? use(preload()), props);
  return Object.assign(Lazy, { preload });
}

/** A page of a script. */
export function lazyPage<Script, Name extends keyof Script>(
  load: () => Promise<Script>,
  name: Name,
): Page & Preloaded {
  return lazy(async () => (await load())[name]);
}

/** What stands around pages, of a script. */
export function lazyFrame<Script, Name extends keyof Script>(
  load: () => Promise<Script>,
  name: Name,
): Frame & Preloaded {
  return lazy(async () => (await load())[name]);
}
