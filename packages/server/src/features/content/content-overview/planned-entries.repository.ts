import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import type { EntryItem } from '@ardoise/domain/content/catalogue-lists/entry-list.ts';
import type { Db } from '../../../db/transaction.ts';

/** Entries of a list that arrive or leave on the same day. */
export interface PlannedEntriesRow {
  /** yyyy-MM-dd, in Europe/Paris. */
  day: string;
  list: CatalogueList;
  direction: 'arrivee' | 'depart';
  entries: number;
  /** The first in the order of the list. */
  id: string;
  item: EntryItem;
  /** Of the last change among them. */
  shown: string | null;
}

/** Later than `today`: by day, list and direction. An entry ends on the day after its last one. */
export async function listPlannedEntries(db: Db, today: string): Promise<PlannedEntriesRow[]> {
  const { rows } = await db.query<PlannedEntriesRow>(
    `select e.day::text, e.list, e.direction, count(*)::int as entries,
       (array_agg(e.id order by e.position, e.id))[1] as id,
       (array_agg(e.item order by e.position, e.id))[1] as item,
       (array_agg(coalesce(nullif(trim(concat(u.prenom, ' ', u.nom)), ''), e.updated_by)
         order by e.t_update desc nulls last))[1] as shown
     from (
       select c.list, c.id, c.position, c.data::jsonb as item, c.t_update, c.updated_by, move.day, move.direction
       from catalogue_items c
       cross join lateral (values (c.from_day, 'arrivee'), (c.to_day + 1, 'depart')) move (day, direction)
       where c.visible and not c.withdrawn and move.day > $1::date
         and (move.direction = 'arrivee' or c.from_day is null or c.from_day <= c.to_day)) e
     left join users u on u.name = e.updated_by
     group by 1, 2, 3 order by 1, 2, 3`,
    [today],
  );
  return rows;
}
