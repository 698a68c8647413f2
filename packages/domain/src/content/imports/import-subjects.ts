import { CATALOGUE_LISTS, type CatalogueList } from '../../catalogue/catalogue-lists.ts';
import type { ContentArea } from '../content-log.ts';
import { ACCOUNT_IMPORT } from './account-import.ts';
import { entryImport } from './entry-import.ts';
import type { ImportSubject } from './import-subject.ts';
import { OUTLET_IMPORT } from './outlet-import.ts';

/** Whether this is the name of a reference list. */
export function isCatalogueList(list: string): list is CatalogueList {
  return Object.hasOwn(CATALOGUE_LISTS, list);
}

/** What is imported into an area, for a catalogue into one of its lists; null where nothing can be. */
export function importSubject(area: ContentArea, list: string): ImportSubject | null {
  if (area === 'points-de-vente') return OUTLET_IMPORT;
  if (area === 'comptes') return ACCOUNT_IMPORT;
  return area === 'catalogues' && isCatalogueList(list) ? entryImport(list) : null;
}
