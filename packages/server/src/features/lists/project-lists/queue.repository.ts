import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { conditionsOf, type ListFilters } from './list-filters.repository.ts';
import type { ListOrder } from './list-order.ts';
import { wholeOrder } from './project-list.repository.ts';

/** A project beside another in a list. */
export interface Neighbour {
  id: string;
  name_projet: string;
  ville: string;
}

export interface QueuePlace {
  before: Neighbour | null;
  after: Neighbour | null;
  /** From 1; null for a project that the list does not show. */
  rank: number | null;
  total: number;
}

type PlaceRow = Pick<QueuePlace, 'rank' | 'total'> &
  Record<`${'before' | 'after'}_${'id' | 'name' | 'ville'}`, string | null>;

function neighbour(id: string | null, name: string | null, ville: string | null): Neighbour | null {
  return id === null ? null : { id, name_projet: name ?? '', ville: ville ?? '' };
}

/** Columns that conditions and orders of a list read; those that a query needs not are pruned by the planner. */
const READ = `p.id, p.statut, p.type, p.dc, p.agence, p.imprimeur, p.client_uid, p.name_projet, p.nb_ar_agence,
  p.t_creation, p.t_update, p.t_statut, p.echeance`;

/**
 * The place of a project in a list, in one query: the list by its window functions, the project among its rows whether
 * or not the list shows it.
 */
export async function readQueuePlace(
  db: Db,
  actor: Actor,
  filters: ListFilters,
  order: ListOrder,
  id: string,
): Promise<QueuePlace> {
  const values = new Values(id);
  const where = conditionsOf(actor, filters, values).join(' and ');
  const text = `select at.rank, at.total, b.id as before_id, b.name_projet as before_name, b.ville as before_ville,
      a.id as after_id, a.name_projet as after_name, a.ville as after_ville from (
      select p.id, p.listed, lag(p.id) over listed as before_id, lead(p.id) over listed as after_id,
        case when p.listed then row_number() over listed end::int as rank,
        count(*) filter (where p.listed) over ()::int as total
      from (
        select ${READ}, true as listed from projects p where ${where}
        union all
        select ${READ}, false as listed from projects p where p.id = $1 and (${where}) is not true
      ) p window listed as (order by ${wholeOrder(actor, order, filters, values)})
    ) at
    left join projects b on b.id = at.before_id left join projects a on a.id = at.after_id where at.id = $1`;
  const { rows } = await db.query<PlaceRow>(prepared(text, values.list));
  const [row] = rows;
  if (row === undefined) return { before: null, after: null, rank: null, total: 0 };
  const { before_id, before_name, before_ville, after_id, after_name, after_ville, rank, total } = row;
  return {
    before: neighbour(before_id, before_name, before_ville),
    after: neighbour(after_id, after_name, after_ville),
    rank,
    total,
  };
}
