import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { EntryItem } from '@ardoise/domain/content/catalogue-lists/entry-list.ts';

/** What a person writes of an entry. Days are yyyy-MM-dd in Europe/Paris, inclusive. */
export interface WrittenEntry {
  item: EntryItem;
  visible: boolean;
  du: string | null;
  au: string | null;
}

/** An entry as the log keeps it, complete: what undo writes back. `avant` is the entry that follows it in its list. */
export interface EntryState extends WrittenEntry {
  retiree: boolean;
  avant: string | null;
}

/** A stored entry. */
export interface StoredEntry extends EntryState {
  list: CatalogueList;
  id: string;
  version: number;
  position: number;
  formerKeys: string[];
}

/** Whether delegates are offered it on a day, yyyy-MM-dd in Europe/Paris. */
export function isOffered(
  { visible, retiree, du, au }: Omit<EntryState, 'item' | 'avant'>,
  day: string,
): boolean {
  return visible && !retiree && (du === null || du <= day) && (au === null || au >= day);
}

/** The state of a stored entry, for the log. */
export function stateOf({ item, visible, du, au, retiree, avant }: EntryState): EntryState {
  return { item, visible, du, au, retiree, avant };
}
