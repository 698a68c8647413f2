import { DEVICE_PLACES } from '../../api/device/device-places.ts';
import { SEALED } from '../../api/device/sealed-places.ts';

const {
  drafts: DRAFTS,
  messages: MESSAGES,
  answers: ANSWERS,
  entries: ENTRIES,
  device: DEVICE,
  installAsked: ASKED,
  outbox: OUTBOX,
  photos: PHOTOS,
  keys: KEYS,
} = DEVICE_PLACES;

/** Data that a logout leaves on the device. */
export interface DeviceMemory {
  /** Orders with unsaved answers. */
  drafts: number;
  /** What waits to be sent besides drafts: by number, since it is sealed. */
  sendings: number;
  /** Unsent messages of this tab. */
  messages: number;
  /** Unsaved forms of catalogue entries of this tab. */
  entries: number;
  /** Searches, cached lists and the like: no loss. */
  others: boolean;
}

const keysOf = (kept: Storage) =>
  Array.from({ length: kept.length }, (_, index) => kept.key(index) ?? '').filter((key) => key !== '');

/** An unsent message of a follow-up or answer to a proof: a sealed place of an account, or an answer given by a link. */
function isTyped(key: string): boolean {
  const name = key.startsWith(SEALED) ? key.slice(SEALED.length).replace(/^[^/]*\//, '') : key;
  return name.startsWith(MESSAGES) || name.startsWith(ANSWERS);
}

function finished<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Iterates over every store of every existing database; creates none. */
async function eachStore(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore, database: string) => Promise<void>,
): Promise<void> {
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue;
    const database = await finished(indexedDB.open(name));
    try {
      for (const store of Array.from(database.objectStoreNames))
        await work(database.transaction(store, mode).objectStore(store), name);
    } finally {
      database.close();
    }
  }
}

export async function readDeviceMemory(): Promise<DeviceMemory> {
  const local = keysOf(localStorage);
  const session = keysOf(sessionStorage);
  const noted = local.filter((key) => key.startsWith(DRAFTS.note));
  const drafts = new Set(noted.map((key) => key.slice(DRAFTS.note.length)));
  let [listed, sendings] = [0, 0];
  await eachStore('readonly', async (store, database) => {
    const keys = await finished(store.getAllKeys());
    if (database === DRAFTS.database && store.name === DRAFTS.store)
      for (const key of keys) drafts.add(String(key));
    else if (database === OUTBOX.database) sendings += keys.length;
    // Photos that wait are counted by what sends them; keys are nobody's input.
    else if (database !== PHOTOS.database && database !== KEYS.database) listed += keys.length;
  });
  const messages = session.filter(isTyped).length;
  const entries = session.filter((key) => key.startsWith(ENTRIES)).length;
  const named = local.filter((key) => key === DEVICE || key === ASKED).length;
  const others = local.length > noted.length + named || session.length > messages + entries || listed > 0;
  return { drafts: drafts.size, sendings, messages, entries, others };
}

/** Erases all storage of this origin, which belongs to the product only, including unsent input: requires a confirmation. */
export async function forgetDevice(): Promise<void> {
  await eachStore('readwrite', async (store) => {
    await finished(store.clear());
  });
  localStorage.clear();
  sessionStorage.clear();
}
