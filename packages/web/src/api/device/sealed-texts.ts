import { createStore, delMany, entries, get, keys, set } from 'idb-keyval';
import { DEVICE_PLACES } from './device-places.ts';
import { isLastPerson } from './last-person.ts';
import { openSeal } from './open-seal.ts';

/** A text of the device, and when it was written, in milliseconds. */
export interface KeptText {
  at: number;
  text: string;
}
interface SealedText {
  at: number;
  sealed: string;
}

const { database, store: storeName } = DEVICE_PLACES.replies;
const store = createStore(database, storeName);

const prefixOf = (username: string) => `${username} `;

/** Keeps a text of a person under a name, sealed. @throws where storage is full or blocked, or without the seal */
export async function keepText(username: string, name: string, text: string, at = Date.now()): Promise<void> {
  const place = prefixOf(username) + name;
  const sealed = await (await openSeal(username)).closeLater(text, place);
  if (isLastPerson(username)) await set(place, { at, sealed } satisfies SealedText, store);
}

/** Undefined if there is none, or it cannot be opened here. */
export async function keptText(username: string, name: string): Promise<KeptText | undefined> {
  const place = prefixOf(username) + name;
  const left = await get<SealedText>(place, store);
  if (left === undefined) return undefined;
  const text = (await openSeal(username)).open(left.sealed, place);
  return text === null ? undefined : { at: left.at, text };
}

/** Names of what is kept of a person. */
export async function keptNames(username: string): Promise<string[]> {
  const prefix = prefixOf(username);
  const all = await keys<string>(store);
  return all.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** Deletes what is older than this time of a person; everything by default. */
export async function forgetTexts(username: string, before = Number.POSITIVE_INFINITY): Promise<void> {
  const prefix = prefixOf(username);
  const all = await entries<string, SealedText>(store);
  const old = all.filter(([key, { at }]) => key.startsWith(prefix) && at < before);
  await delMany(
    old.map(([key]) => key),
    store,
  );
}
