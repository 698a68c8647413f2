import type { CatalogueEntry } from './use-entries.ts';

/** What a row's menu asks for. */
export interface EntryDeed {
  act: 'up' | 'down' | 'drafts' | 'show' | 'hide' | 'replace' | 'withdraw' | 'duplicate' | 'delete';
  entry: CatalogueEntry;
}
