import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';

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

let opened: ReturnType<typeof openStore> | undefined;
/** Its script is no part of a first load. */
async function openStore() {
  const { createStore, get, set } = await import('idb-keyval');
  return { get, set, store: createStore('ardoise-listes', 'listes') };
}
function store() {
  opened ??= openStore().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

export const deviceLists: DeviceLists = {
  read: async (list) => {
    const { get, store: lists } = await store();
    return get<KeptList>(list, lists);
  },
  write: async (list, kept) => {
    const { set, store: lists } = await store();
    await set(list, kept, lists);
  },
};
