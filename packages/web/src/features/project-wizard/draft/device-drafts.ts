import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { createStore, get, promisifyRequest, set } from 'idb-keyval';
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
  read: () => Promise<DeviceDraft | undefined>;
  keep: (draft: DeviceDraft) => Promise<void>;
  /** Forgets exactly this content; what was written since stays. */
  forget: (stamp: string) => Promise<void>;
}

const openStore = () => createStore('ardoise', 'brouillons');
let opened: ReturnType<typeof openStore> | undefined;
function store() {
  opened ??= openStore();
  return opened;
}

export function deviceDraftsOf(username: string, projectId: string): DeviceDrafts {
  const key = `${username}/${projectId}`;
  return {
    read: () => get<DeviceDraft>(key, store()),
    keep: (draft) => set(key, draft, store()),
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
