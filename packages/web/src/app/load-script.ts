import { NetworkError } from '../api/api-error.ts';
import { reachesServer } from '../api/network-state.ts';

/** @throws NetworkError when the server is unreachable */
export async function loadScript<Script>(load: () => Promise<Script>): Promise<Script> {
  try {
    return await load();
  } catch (error) {
    if (await reachesServer()) throw error;
    throw new NetworkError(error);
  }
}
