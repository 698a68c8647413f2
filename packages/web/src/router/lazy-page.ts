import { type ComponentType, createElement, use } from 'react';
import type { Frame, Page } from './router.ts';

type Preloaded = { preload: () => Promise<unknown> };

/** A component whose script is lazy-loaded, on first render or by `preload`. */
function lazy<Props extends object>(load: () => Promise<unknown>): ComponentType<Props> & Preloaded {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  async function read() {
    try {
      loaded = (await load()) as ComponentType<Props>;
      return loaded;
    } catch (error) {
      // Retried by the next call.
      loading = undefined;
      throw error;
    }
  }
  const preload = () => {
    loading ??= read();
    return loading;
  };
  // Synchronous once loaded: `use` would suspend the first render, which must replace the skeleton at once.
  const Lazy = (props: Props) => createElement(loaded ?? use(preload()), props);
  return Object.assign(Lazy, { preload });
}

/** A lazy-loaded page. */
export function lazyPage<Script, Name extends keyof Script>(
  load: () => Promise<Script>,
  name: Name,
): Page & Preloaded {
  return lazy(async () => (await load())[name]);
}

/** A lazy-loaded layout. */
export function lazyFrame<Script, Name extends keyof Script>(
  load: () => Promise<Script>,
  name: Name,
): Frame & Preloaded {
  return lazy(async () => (await load())[name]);
}
