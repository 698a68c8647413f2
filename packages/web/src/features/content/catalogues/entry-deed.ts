import type { CatalogueEntry } from './use-entries.ts';

/** Commands of a row's menu. */
export interface EntryDeed {
  act: 'up' | 'down' | 'drafts' | 'show' | 'hide' | 'replace' | 'withdraw' | 'duplicate' | 'delete';
  entry: CatalogueEntry;
}
