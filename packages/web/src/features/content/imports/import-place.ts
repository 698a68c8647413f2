import { ENTRY_LISTS } from '@ardoise/domain/content/catalogue-lists/entry-lists.ts';
import type { ContentArea } from '@ardoise/domain/content/content-log.ts';
import type { ImportSubject } from '@ardoise/domain/content/imports/import-subject.ts';
import { importSubject, isCatalogueList } from '@ardoise/domain/content/imports/import-subjects.ts';
import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';

/** What a page imports, and where it came from. */
export interface ImportPlace {
  zone: ContentArea;
  /** Of a catalogue; empty elsewhere. */
  liste: string;
  subject: ImportSubject;
  back: { path: string; words: string };
}

const CATALOGUE = /^\/cms\/catalogues\/([\w-]+)\/import$/;

function placeOf(zone: ContentArea, liste: string, back: ImportPlace['back']): ImportPlace | null {
  const subject = importSubject(zone, liste);
  return subject === null ? null : { zone, liste, subject, back };
}

/** What is imported at an address; null for a list that has no import. */
export function importPlace(pathname: string): ImportPlace | null {
  const path = pathname.replace(/\/$/, '');
  if (path === PAGES.outletsImport)
    return placeOf('points-de-vente', '', { path: PAGES.outlets, words: 'Points de vente' });
  if (path === PAGES.accountsImport)
    return placeOf('comptes', '', { path: PAGES.accounts, words: 'Comptes' });
  const [, list = ''] = CATALOGUE.exec(path) ?? [];
  if (!isCatalogueList(list)) return null;
  return placeOf('catalogues', list, {
    path: PAGE_PATHS.catalogueList(list),
    words: ENTRY_LISTS[list].title,
  });
}
