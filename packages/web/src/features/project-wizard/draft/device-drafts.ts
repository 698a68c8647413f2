import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { createStore, get, promisifyRequest, set } from 'idb-keyval';
import { DEVICE_PLACES } from '../../../api/device-places.ts';
import type { ServerContent } from './draft-state.ts';

/** Answers that the server does not hold yet, with what they were based on. */
export interface DeviceDraft {
  base: ServerContent;
  document: ProjectDocument;
  /** Sent before, without a reply: the server may hold them. */
  unconfirmed: ProjectDocument[];
  at: number;
  /** Told apart from what another tab may have written since. */
  stamp: string;
}

/** Where unsent answers outlive a reload, a crash or the session; one person's are never shown to another. */
export interface DeviceDrafts {
  /** What was left: the newest of what was noted and what was kept. */
  read: () => Promise<DeviceDraft | undefined>;
  /**
   * Holds the draft before it returns, for a page that is gone the next moment: what is kept is not there
   * yet when the page leaves within milliseconds. Throws where there is no room for it.
   */
  note: (draft: DeviceDraft) => void;
  /** Holds the draft where there is room; its note is not needed any more. */
  keep: (draft: DeviceDraft) => Promise<void>;
  /** Forgets exactly this content; what was written since stays. */
  forget: (stamp: string) => Promise<void>;
}

/** A place for one draft. */
interface Place<Write> {
  read: () => Write extends Promise<void> ? Promise<DeviceDraft | undefined> : DeviceDraft | undefined;
  write: (draft: DeviceDraft) => Write;
  forget: (stamp: string) => Write;
}

/** A draft in two places: one written at once and small, one that takes its time and has room. */
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
        // The older one would come back once this one is forgotten.
        await keep(noted);
        return noted;
      } catch {
        // The place with room is closed to us: the note is all there is, and stays.
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
