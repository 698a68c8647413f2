import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { CatalogueEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { NEW_ENTRY } from '@ardoise/domain/rules/page-paths.ts';
import { DEVICE_PLACES } from '../../../api/device/device-places.ts';
import type { EntryForm } from './entry-form.ts';

/** What the form began from: a stored entry, or a new one. */
export interface Base {
  entry: CatalogueEntry | undefined;
  form: EntryForm;
}

/** An unsaved form: it survives the end of the session and a reload. */
interface KeptForm {
  base: Base;
  form: EntryForm;
  /** Idempotency key of a new entry, so that a save whose reply was lost is retried with it. */
  key: string;
}

/** Storage of an entry's unsaved form in this tab, without data of clients: restored to its author only. */
export function formPlace(username: string, list: CatalogueList, id: string | undefined) {
  const place = `${DEVICE_PLACES.entries}${username}.${list}/${id ?? NEW_ENTRY}`;
  return {
    place,
    read: () => (JSON.parse(sessionStorage.getItem(place) ?? 'null') as KeptForm | null) ?? undefined,
    /** Returns whether it is kept: the tab's storage may be full or blocked. */
    write: (kept: KeptForm | null): boolean => {
      try {
        if (kept === null) sessionStorage.removeItem(place);
        else sessionStorage.setItem(place, JSON.stringify(kept));
        return true;
      } catch {
        return false;
      }
    },
  };
}
