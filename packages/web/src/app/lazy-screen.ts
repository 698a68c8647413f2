import { lazyRouteComponent } from '@tanstack/react-router';
import { loadScript } from './load-script.ts';

/**
 * A screen whose script is loaded when it is opened. The router reloads the whole page when a script is missing, as
 * after a deployment; without a network that would leave the browser's own error page.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadScript(load), name);
