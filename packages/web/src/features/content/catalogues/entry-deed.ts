import type { CatalogueEntry } from './use-entries.ts';

/** What a row's menu asks for. */
export interface EntryDeed {
  act: 'drafts' | 'show' | 'hide' | 'replace' | 'withdraw' | 'duplicate' | 'delete';
  entry: CatalogueEntry;
}
