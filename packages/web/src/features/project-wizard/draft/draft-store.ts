import { createStore, get, keys, promisifyRequest, set } from 'idb-keyval';
import { DEVICE_PLACES } from '../../../api/device/device-places.ts';
import { type DeviceDraft, isBack, type RoomyPlace, type Settled, type Writing } from './written-draft.ts';

const { database, store: storeName, note } = DEVICE_PLACES.drafts;
const store = createStore(database, storeName);
const settledStore = createStore(DEVICE_PLACES.settled.database, DEVICE_PLACES.settled.store);

/** One draft in the large storage. */
export function inIndexedDb(key: string, sealed: Writing): RoomyPlace {
  const write = async (draft: DeviceDraft) => set(key, await sealed.writeLater(draft), store);
  return {
    read: async () => {
      const left = await get<string | DeviceDraft>(key, store);
      const draft = sealed.read(left);
      if (draft !== undefined && typeof left === 'object') await write(draft);
      return draft;
    },
    write,
    settled: () => get<Settled>(key, settledStore),
    // Where the storage is full, what is deleted is none the less.
    settle: (settled) => set(key, settled, settledStore).catch(() => undefined),
    forget: (stamp, settled) =>
      store('readwrite', (drafts) => {
        const present = drafts.get(key) as IDBRequest<string | DeviceDraft | undefined>;
        present.onsuccess = () => {
          const isThis = sealed.stampOf(present.result) === stamp;
          // Only what this page wrote last is known without being opened.
          const left = isThis ? undefined : sealed.read(present.result);
          if (isThis || (left !== undefined && (left.stamp === stamp || isBack(left, settled))))
            drafts.delete(key);
        };
        return promisifyRequest(drafts.transaction);
      }),
  };
}

/** The projects of which a person's answers wait on this device. @throws where storage is blocked */
export async function draftProjectsOf(username: string): Promise<string[]> {
  const prefix = `${username}/`;
  const noted = Array.from({ length: localStorage.length }, (_, rank) => localStorage.key(rank) ?? '')
    .filter((name) => name.startsWith(note))
    .map((name) => name.slice(note.length));
  const stored = await keys<string>(store);
  const own = [...noted, ...stored].filter((key) => key.startsWith(prefix));
  return [...new Set(own.map((key) => key.slice(prefix.length)))];
}
