import { lazyPage } from '../router/lazy-page.ts';
import { loadScript } from './load-script.ts';

/** A screen whose script is loaded when it is opened, and says so where there is no network. */
export const lazyScreen: typeof lazyPage = (load, name) => lazyPage(() => loadScript(load), name);
