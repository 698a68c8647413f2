import { createStore, del, get, set, update } from 'idb-keyval';
import { DEVICE_PLACES } from './device-places.ts';
import { isLastPerson } from './last-person.ts';

const DAY_MS = 86_400_000;
/** Without a contact, the last person may go on for so long (specification/offline.md#who-one-is). */
const LONGEST_WITHOUT_CONTACT_MS = 7 * DAY_MS;

/**
 * A person's keys (device-keys.ts), for when the server cannot be asked: encrypted with a key of this browser that no
 * script can read, so that deleting the record makes everything sealed unreadable until the next login.
 */
interface KeptKeys {
  wrapping: CryptoKey;
  iv: ArrayBuffer;
  sealed: ArrayBuffer;
  /** When the server was reached last, in milliseconds. */
  contact: number;
}

const { database, store: storeName } = DEVICE_PLACES.keys;
const store = createStore(database, storeName);

const CIPHER = 'AES-GCM';

/** Keeps the keys that the server just gave. @param keys in base64 */
export async function keepKeys(username: string, keys: readonly string[]): Promise<void> {
  const wrapping = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(keys));
  const sealed = await crypto.subtle.encrypt({ name: CIPHER, iv }, wrapping, text);
  const kept: KeptKeys = { wrapping, iv: iv.buffer, sealed, contact: Date.now() };
  if (isLastPerson(username)) await set(username, kept, store);
}

/** The server answered for this person's session. */
export async function noteContact(username: string, now = Date.now()): Promise<void> {
  const kept = await get<KeptKeys>(username, store);
  if (kept !== undefined && isLastPerson(username))
    await set(username, { ...kept, contact: now } satisfies KeptKeys, store);
}

/** The kept keys in base64; undefined if there are none, or if the last contact is too long ago. */
export async function keptKeys(username: string, now = Date.now()): Promise<string[] | undefined> {
  const kept = await get<KeptKeys>(username, store);
  if (kept === undefined || now - kept.contact > LONGEST_WITHOUT_CONTACT_MS) return undefined;
  const how = { name: CIPHER, iv: kept.iv };
  const text = await crypto.subtle.decrypt(how, kept.wrapping, kept.sealed);
  return JSON.parse(new TextDecoder().decode(text)) as string[];
}

/** No account's name has a space. */
const DEVICE = 'this device';

/**
 * The name of this device, which is this one if it has none yet: the same for all tabs. The small storage may have lost it, since
 * a browser that is killed has not written there what is a few seconds old.
 */
export async function deviceNamed(name: string): Promise<string> {
  // Where the storage is full, nothing is written over what is there.
  const known = await get<string>(DEVICE, store);
  if (known !== undefined) return known;
  await update<string>(DEVICE, (kept) => kept ?? name, store);
  return (await get<string>(DEVICE, store)) ?? name;
}

const CLOCK = 'this clock';

/** What a comparison of the clocks found (server-clock.ts), where a killed browser does not lose it. */
export async function keepClock(compared: string): Promise<void> {
  await set(CLOCK, compared, store);
}

export const keptClock = (): Promise<string | undefined> => get<string>(CLOCK, store);

/** At a logout, and once the session has ended. */
export async function forgetKeys(username: string): Promise<void> {
  await del(username, store);
}
