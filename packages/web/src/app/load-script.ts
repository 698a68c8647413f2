import { NetworkError } from '../api/api-error.ts';

/** Small, in every release of the server; requested without the cache. */
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
export async function loadScript<Script>(load: () => Promise<Script>): Promise<Script> {
  try {
    return await load();
  } catch (error) {
    if (await reachesServer()) throw error;
    throw new NetworkError(error);
  }
}
