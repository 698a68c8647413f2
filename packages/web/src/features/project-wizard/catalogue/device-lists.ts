import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { createStore, get, set } from 'idb-keyval';

/** A reference list from the server, with its ETag. */
export interface KeptList {
  etag: string;
  items: unknown[];
}

/** Persistent cache of lists. They are the same for all accounts, hence not stored by account. */
export interface DeviceLists {
  read: (list: CatalogueList) => Promise<KeptList | undefined>;
  write: (list: CatalogueList, kept: KeptList) => Promise<void>;
}

const openStore = () => createStore('ardoise-listes', 'listes');
let opened: ReturnType<typeof openStore> | undefined;
function store() {
  opened ??= openStore();
  return opened;
}

export const deviceLists: DeviceLists = {
  read: async (list) => get<KeptList>(list, store()),
  write: async (list, kept) => set(list, kept, store()),
};
