import { createStore, get, promisifyRequest, set } from 'idb-keyval';
import { DEVICE_PLACES } from '../../../api/device/device-places.ts';
import type { DeviceDraft, Place, Writing } from './device-drafts.ts';

const { database, store: storeName } = DEVICE_PLACES.drafts;
const openStore = () => createStore(database, storeName);
let opened: ReturnType<typeof openStore> | undefined;
function store() {
  opened ??= openStore();
  return opened;
}

/** One draft in the large storage. */
export function inIndexedDb(key: string, sealed: Writing): Place<Promise<void>> {
  const write = async (draft: DeviceDraft) => set(key, await sealed.writeLater(draft), store());
  return {
    read: async () => {
      const left = await get<string | DeviceDraft>(key, store());
      const draft = sealed.read(left);
      if (draft !== undefined && typeof left === 'object') await write(draft);
      return draft;
    },
    write,
    forget: (stamp) =>
      store()('readwrite', (drafts) => {
        const present = drafts.get(key) as IDBRequest<string | DeviceDraft | undefined>;
        present.onsuccess = () => {
          const left = sealed.stampOf(present.result) ?? sealed.read(present.result)?.stamp;
          if (left === stamp) drafts.delete(key);
        };
        return promisifyRequest(drafts.transaction);
      }),
  };
}
