import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { EntryItem } from '@ardoise/domain/content/catalogue-lists/entry-list.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** An entry of which delegates are offered nothing after `au`, yyyy-MM-dd, its last day. */
export interface EndingEntry {
  list: CatalogueList;
  id: string;
  item: EntryItem;
  au: string;
  keys: string[];
}

/**
 * Claims the entries on offer that end within so many days of `today` and were not announced, first to end first.
 * The update makes it exactly once: a concurrent process waits for its lock, and finds them announced.
 */
export async function takeEndingEntries(
  tx: Transaction,
  today: string,
  days: number,
): Promise<EndingEntry[]> {
  const { rows } = await tx.query<EndingEntry>(
    `with told as (
       update catalogue_items c set end_told = c.to_day
       where c.visible and not c.withdrawn and c.to_day between $1::date and $1::date + $2::int
         and (c.from_day is null or c.from_day <= c.to_day) and c.end_told is distinct from c.to_day
       returning c.list, c.id, c.position, c.data::jsonb as item, c.to_day as au, c.keys)
     select list, id, item, au::text, keys from told order by told.au, list, position, id`,
    [today, days],
  );
  return rows;
}
