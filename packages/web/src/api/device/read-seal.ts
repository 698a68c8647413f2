import { readDeviceKeys } from '@ardoise/domain/contract/device-keys.ts';
import { ApiError, mayPassLater, NetworkError } from '../api-error.ts';
import { networkState } from '../network-state.ts';
import { request } from '../request.ts';
import { DEVICE_PLACES } from './device-places.ts';
import { deviceNamed, keepKeys, keptKeys } from './kept-keys.ts';
import { type Seal, sealWith } from './seal.ts';
import { restoreClock } from './server-clock.ts';

/** The name of this device for the server's keys, made once; erased with everything else by 'Oublier cet appareil'. */
export async function deviceId(): Promise<string> {
  // Secure contexts only: without HTTPS nothing is private, and nothing is stored.
  const noted = localStorage.getItem(DEVICE_PLACES.device) ?? crypto.randomUUID();
  const kept = await deviceNamed(noted).catch(() => undefined);
  try {
    localStorage.setItem(DEVICE_PLACES.device, kept ?? noted);
  } catch (error) {
    // Where one storage is blocked or full, the other has it alone.
    if (kept === undefined) throw error;
  }
  return kept ?? noted;
}

/** Recent searches of a former release, of any account: they were stored unencrypted. */
function forgetFormerSearches(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('ardoise:recherches:')) localStorage.removeItem(key);
}

/** How long the kept keys wait for the server's, in milliseconds. */
const PATIENCE_MS = 2_500;

/** The server's, kept for a start without a network; without one, those that were kept. */
async function keysOf(username: string): Promise<string[]> {
  if (!networkState().reached) {
    const kept = await keptKeys(username);
    if (kept !== undefined) return kept;
  }
  try {
    const { compte, cles } = await request(readDeviceKeys, {
      params: { appareil: await deviceId() },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (compte !== username) throw new Error('The session is another account’s by now.');
    // Where storage is blocked, the seal holds for this page.
    await keepKeys(username, cles).catch(() => undefined);
    return cles;
  } catch (error) {
    // A reverse proxy answers for a server that is not there, too.
    const isNotThere = error instanceof NetworkError || (error instanceof ApiError && mayPassLater(error));
    if (!isNotThere) throw error;
    const kept = await keptKeys(username);
    if (kept === undefined) throw error;
    return kept;
  }
}

/** @throws as `request`, and where storage or a secure connection is missing, or another account is signed in by now */
export async function readSeal(username: string): Promise<Seal> {
  forgetFormerSearches();
  await restoreClock().catch(() => undefined);
  const [first, ...others] = await keysOf(username);
  if (first === undefined) throw new Error('The server gave no key.');
  return sealWith([first, ...others]);
}
