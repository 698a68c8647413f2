import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { createStore, get, promisifyRequest, set } from 'idb-keyval';
import { DEVICE_PLACES } from '../../../api/device-places.ts';
import type { ServerContent } from './draft-state.ts';

/** Unsaved answers, with their base version. */
export interface DeviceDraft {
  base: ServerContent;
  document: ProjectDocument;
  /** Sent without a reply: the server may have stored them. */
  unconfirmed: ProjectDocument[];
  at: number;
  /** Identifies this content, as another tab may have written since. */
  stamp: string;
}

/** Persistent storage of unsent answers across a reload, a crash or the session; separate per account. */
export interface DeviceDrafts {
  /** The newest of the note and the stored draft. */
  read: () => Promise<DeviceDraft | undefined>;
  /**
   * Stores the draft synchronously, for a page that unloads: an asynchronous write may not finish. Throws when the
   * quota is exceeded.
   */
  note: (draft: DeviceDraft) => void;
  /** Stores the draft asynchronously in the large storage; deletes its note. */
  keep: (draft: DeviceDraft) => Promise<void>;
  /** Deletes exactly this content; later writes stay. */
  forget: (stamp: string) => Promise<void>;
}

/** A storage place for one draft. */
interface Place<Write> {
  read: () => Write extends Promise<void> ? Promise<DeviceDraft | undefined> : DeviceDraft | undefined;
  write: (draft: DeviceDraft) => Write;
  forget: (stamp: string) => Write;
}

/** A draft in two places: a small synchronous one, and a large asynchronous one. */
export function draftsIn(notes: Place<void>, roomy: Place<Promise<void>>): DeviceDrafts {
  async function keep(draft: DeviceDraft) {
    await roomy.write(draft);
    notes.forget(draft.stamp);
  }
  return {
    read: async () => {
      const noted = notes.read();
      if (noted === undefined) return roomy.read();
      try {
        const kept = await roomy.read();
        if (kept !== undefined && kept.at > noted.at) {
          notes.forget(noted.stamp);
          return kept;
        }
        // Otherwise an older one would reappear once this one is deleted.
        await keep(noted);
        return noted;
      } catch {
        // The large storage is blocked: the note is the only copy, and is kept.
        return noted;
      }
    },
    note: notes.write,
    keep,
    forget: async (stamp) => {
      notes.forget(stamp);
      await roomy.forget(stamp);
    },
  };
}

function inLocalStorage(name: string): Place<void> {
  const read = () => {
    const noted = localStorage.getItem(name);
    return noted === null ? undefined : (JSON.parse(noted) as DeviceDraft);
  };
  return {
    read,
    write: (draft) => localStorage.setItem(name, JSON.stringify(draft)),
    forget: (stamp) => {
      if (read()?.stamp === stamp) localStorage.removeItem(name);
    },
  };
}

const { database, store: storeName, note } = DEVICE_PLACES.drafts;
const openStore = () => createStore(database, storeName);
let opened: ReturnType<typeof openStore> | undefined;
function store() {
  opened ??= openStore();
  return opened;
}

function inIndexedDb(key: string): Place<Promise<void>> {
  return {
    read: () => get<DeviceDraft>(key, store()),
    write: (draft) => set(key, draft, store()),
    forget: (stamp) =>
      store()('readwrite', (drafts) => {
        const present = drafts.get(key) as IDBRequest<DeviceDraft | undefined>;
        present.onsuccess = () => {
          if (present.result?.stamp === stamp) drafts.delete(key);
        };
        return promisifyRequest(drafts.transaction);
      }),
  };
}

export function deviceDraftsOf(username: string, projectId: string): DeviceDrafts {
  const key = `${username}/${projectId}`;
  return draftsIn(inLocalStorage(`${note}${key}`), inIndexedDb(key));
}
