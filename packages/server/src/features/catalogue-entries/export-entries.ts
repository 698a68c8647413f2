import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { entryCsv } from '@ardoise/domain/content/catalogue-lists/entry-csv.ts';
import type { Db } from '../../db/transaction.ts';
import { listShownEntries } from './entries.repository.ts';

/** A list as CSV with a byte order mark, so that a spreadsheet reads its accents. */
export async function exportEntries(db: Db, list: CatalogueList): Promise<string> {
  return `\uFEFF${entryCsv(list, await listShownEntries(db, list))}`;
}
