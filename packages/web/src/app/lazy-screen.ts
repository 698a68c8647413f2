import { lazyPage } from '../router/lazy-page.ts';
import { loadScript } from './load-script.ts';

/** A lazy-loaded screen, with a message when offline. */
export const lazyScreen: typeof lazyPage = (load, name) => lazyPage(() => loadScript(load), name);
