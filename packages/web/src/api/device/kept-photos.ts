import { createStore, del, delMany, entries, get, keys, set } from 'idb-keyval';
import { DEVICE_PLACES } from './device-places.ts';
import { isLastPerson } from './last-person.ts';
import { openSeal } from './open-seal.ts';

const DAY_MS = 86_400_000;
const LONGEST_UNOPENED_MS = 30 * DAY_MS;

/** Bytes of a photo on the device, sealed; never a Blob, which WebKit loses. */
interface KeptPhoto {
  /** When it was taken or read, in milliseconds. */
  at: number;
  mime: string;
  sealed: ArrayBuffer;
}

const { database, store: storeName } = DEVICE_PLACES.photos;
const store = createStore(database, storeName);

const placeOf = (username: string, id: string) => `${username}/${id}`;

/** Keeps the bytes of a file. @throws where storage is full or blocked, or the session has ended */
export async function keepPhoto(
  username: string,
  id: string,
  { bytes, mime }: { bytes: ArrayBuffer; mime: string },
): Promise<void> {
  const place = placeOf(username, id);
  const sealed = await (await openSeal(username)).closeBytes(bytes, place);
  if (!isLastPerson(username)) throw new Error('The session has ended on this device.');
  await set(place, { at: Date.now(), mime, sealed } satisfies KeptPhoto, store);
}

/** The bytes of a file; undefined if they are not here, or cannot be opened. */
export async function keptPhoto(
  username: string,
  id: string,
): Promise<{ bytes: ArrayBuffer; mime: string } | undefined> {
  const place = placeOf(username, id);
  const kept = await get<KeptPhoto>(place, store);
  if (kept === undefined) return undefined;
  const bytes = await (await openSeal(username)).openBytes(kept.sealed, place);
  return bytes === null ? undefined : { bytes, mime: kept.mime };
}

/** Ids of the files whose bytes are here. */
export async function keptPhotoIds(username: string): Promise<Set<string>> {
  const prefix = placeOf(username, '');
  const all = await keys<string>(store);
  return new Set(all.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)));
}

export async function forgetPhoto(username: string, id: string): Promise<void> {
  await del(placeOf(username, id), store);
}

/** Deletes what is neither among these files nor waits to be sent: all of it, or what is older than 30 days. */
export async function dropPhotos(
  username: string,
  { needed, all = false, now = Date.now() }: { needed: ReadonlySet<string>; all?: boolean; now?: number },
): Promise<void> {
  const prefix = placeOf(username, '');
  const found = await entries<string, KeptPhoto>(store);
  const old = found.filter(
    ([key, { at }]) =>
      key.startsWith(prefix) &&
      !needed.has(key.slice(prefix.length)) &&
      (all || now - at > LONGEST_UNOPENED_MS),
  );
  await delMany(
    old.map(([key]) => key),
    store,
  );
}
