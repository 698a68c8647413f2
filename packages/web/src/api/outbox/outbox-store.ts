import { createStore, del, entries, keys, set } from 'idb-keyval';
import { DEVICE_PLACES } from '../device/device-places.ts';
import { openSeal } from '../device/open-seal.ts';
import type { Sending } from './sending.ts';

/** The queue on the device. */
export interface OutboxStore {
  /** In the order in which they were made. */
  list: () => Promise<Sending[]>;
  put: (sending: Sending) => Promise<void>;
  remove: (id: string) => Promise<void>;
  /** Readable without the seal. */
  ids: () => Promise<string[]>;
}

const { database, store: storeName } = DEVICE_PLACES.outbox;
const store = createStore(database, storeName);

/** Whether anything of another person's queue lies on this device. */
export async function othersWait(username: string): Promise<boolean> {
  return (await keys<string>(store)).some((place) => !place.startsWith(`${username}/`));
}

/** One person's queue, sealed: of another person's only the number can be told. */
export function outboxStoreOf(username: string): OutboxStore {
  const placeOf = (id: string) => `${username}/${id}`;
  return {
    list: async () => {
      const all = await entries<string, string>(store);
      const own = all.filter(([place]) => place.startsWith(`${username}/`));
      if (own.length === 0) return [];
      const seal = await openSeal(username);
      const read = own.flatMap(([place, sealed]) => {
        const text = seal.open(sealed, place);
        return text === null ? [] : [JSON.parse(text) as Sending];
      });
      return read.toSorted((one, other) => one.at - other.at || (one.id < other.id ? -1 : 1));
    },
    put: async (sending) => {
      const place = placeOf(sending.id);
      await set(place, await (await openSeal(username)).closeLater(JSON.stringify(sending), place), store);
    },
    remove: (id) => del(placeOf(id), store),
    ids: async () => {
      const all = (await keys<string>(store)).filter((place) => place.startsWith(`${username}/`));
      return all.map((place) => place.slice(username.length + 1));
    },
  };
}
