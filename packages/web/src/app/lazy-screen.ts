import { lazyRouteComponent } from '@tanstack/react-router';
import { NetworkError } from '../api/api-error.ts';

/** Small, on every release of the server, and asked past the cache. */
const PROBE = '/favicon.svg';

async function reachesServer(): Promise<boolean> {
  try {
    await fetch(PROBE, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** @throws NetworkError when the server is unreachable */
async function loadScript<Script>(load: () => Promise<Script>): Promise<Script> {
  try {
    return await load();
  } catch (error) {
    if (await reachesServer()) throw error;
    throw new NetworkError(error);
  }
}

/**
 * A screen whose script is loaded when it is opened. The router reloads the whole page when a script is missing, as
 * after a deployment; without a network that would leave the browser's own error page.
 */
export const lazyScreen: typeof lazyRouteComponent = (load, name) =>
  lazyRouteComponent(() => loadScript(load), name);
