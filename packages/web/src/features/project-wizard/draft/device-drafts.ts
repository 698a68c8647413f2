import { DEVICE_PLACES } from '../../../api/device/device-places.ts';
import { openSeal } from '../../../api/device/open-seal.ts';
import {
  type DeviceDraft,
  isBack,
  type Place,
  type RoomyPlace,
  type Settled,
  type Writing,
  writingOf,
} from './written-draft.ts';

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
  /** Deletes exactly this content; later writes stay. `settled` where the server has it, and all from before. */
  forget: (stamp: string, settled?: Settled) => Promise<void>;
}

/** The same, for who looks on while another sends it. */
export interface SharedDrafts extends DeviceDrafts {
  /** As `read`, without storing the note: it may be deleted meanwhile, and would come back. */
  peek: () => Promise<DeviceDraft | undefined>;
}

/** From so many lines of a card on, a draft is noted when the page is hidden only: sealing it takes 30 ms a key. */
const LONG = 150;
const isLong = ({ document }: DeviceDraft): boolean => (document.texteCarte?.lignes?.length ?? 0) > LONG;

/** Notes of long drafts that wait for the page to be hidden, by their place; null while it is. */
let waiting: Map<Place<void>, DeviceDraft> | null = new Map();

/** What is typed last is written by other listeners of the same event: it is noted at once then. */
function noteWaiting(): void {
  const drafts = waiting ?? [];
  waiting = null;
  for (const [place, draft] of drafts) place.write(draft);
}
function waitAgain(): void {
  waiting ??= new Map();
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', noteWaiting);
  window.addEventListener('pageshow', waitAgain);
  document.addEventListener('visibilitychange', () => (document.hidden ? noteWaiting() : waitAgain()));
}

/** A draft in two places: a small synchronous one, and a large asynchronous one. */
export function draftsIn(notes: Place<void>, roomy: RoomyPlace): SharedDrafts {
  function note(draft: DeviceDraft) {
    if (waiting !== null && isLong(draft)) waiting.set(notes, draft);
    else notes.write(draft);
  }
  function forgetWaiting(stamp: string) {
    if (waiting?.get(notes)?.stamp === stamp) waiting.delete(notes);
  }
  async function keep(draft: DeviceDraft) {
    await roomy.write(draft);
    forgetWaiting(draft.stamp);
    notes.forget(draft.stamp);
  }
  return {
    read: async () => {
      const noted = notes.read();
      if (noted === undefined) return roomy.read();
      try {
        const kept = await roomy.read();
        if ((kept !== undefined && kept.at > noted.at) || isBack(noted, await roomy.settled())) {
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
    peek: async () => {
      const noted = notes.read();
      const kept = await roomy.read();
      if (noted === undefined || (kept !== undefined && kept.at > noted.at)) return kept;
      return isBack(noted, await roomy.settled()) ? kept : noted;
    },
    note,
    keep,
    forget: async (stamp, settled) => {
      forgetWaiting(stamp);
      notes.forget(stamp);
      if (settled !== undefined) await roomy.settle(settled);
      await roomy.forget(stamp, settled);
    },
  };
}

function inLocalStorage(name: string, sealed: Writing): Place<void> {
  const read = () => sealed.read(localStorage.getItem(name));
  return {
    read,
    write: (draft) => localStorage.setItem(name, sealed.write(draft)),
    forget: (stamp) => {
      const left = sealed.stampOf(localStorage.getItem(name)) ?? read()?.stamp;
      if (left === stamp) localStorage.removeItem(name);
    },
  };
}

const { note } = DEVICE_PLACES.drafts;

/**
 * The drafts of a person's project, sealed. Without the seal every act throws, as where storage is blocked: for as long as
 * a draft of before cannot be read, none takes its place. Each act asks for the seal again.
 */
export function deviceDraftsOf(username: string, projectId: string): SharedDrafts {
  const key = `${username}/${projectId}`;
  /** Once what was left here could be read, or nothing was. */
  let drafts: SharedDrafts | undefined;
  async function open(): Promise<SharedDrafts> {
    if (drafts !== undefined) return drafts;
    // Its large storage is a script of its own, as the seal is: neither is part of a first load.
    const [seal, stored] = await Promise.all([openSeal(username), import('./draft-store.ts')]);
    const sealed = writingOf(seal, key);
    return draftsIn(inLocalStorage(`${note}${key}`, sealed), stored.inIndexedDb(key, sealed));
  }
  return {
    read: async () => {
      drafts = await open();
      return drafts.read();
    },
    peek: async () => (await open()).peek(),
    note: (draft) => {
      if (drafts === undefined) throw new Error('The seal is not open.');
      drafts.note(draft);
    },
    keep: async (draft) => {
      const opened = await open();
      if (drafts === undefined && (await opened.peek()) !== undefined)
        throw new Error('What was left here was not read.');
      drafts = opened;
      await drafts.keep(draft);
    },
    forget: async (stamp, settled) => (await open()).forget(stamp, settled),
  };
}
