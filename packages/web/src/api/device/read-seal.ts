import { readDeviceKeys } from '@ardoise/domain/contract/device-keys.ts';
import { request } from '../request.ts';
import { DEVICE_PLACES } from './device-places.ts';
import { type Seal, sealWith } from './seal.ts';

/** The name of this device for the server's keys, made once; erased with everything else by 'Oublier cet appareil'. */
function deviceId(): string {
  const kept = localStorage.getItem(DEVICE_PLACES.device);
  if (kept !== null) return kept;
  // Secure contexts only: without HTTPS nothing is private, and nothing is stored.
  localStorage.setItem(DEVICE_PLACES.device, crypto.randomUUID());
  return localStorage.getItem(DEVICE_PLACES.device) ?? '';
}

/** Recent searches of a former release, of any account: they were stored unencrypted. */
function forgetFormerSearches(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith('ardoise:recherches:')) localStorage.removeItem(key);
}

/** @throws as `request`, and where storage or a secure connection is missing, or another account is signed in by now */
export async function readSeal(username: string): Promise<Seal> {
  forgetFormerSearches();
  const { compte, cles } = await request(readDeviceKeys, { params: { appareil: deviceId() } });
  const [first, ...others] = cles;
  if (compte !== username || first === undefined) throw new Error('The session is another account’s by now.');
  return sealWith([first, ...others]);
}
