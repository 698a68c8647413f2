import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import type { ListedRecord } from '../../project/projects/project-record.ts';
import { LISTED_COLUMNS } from '../../project/projects/record-columns.repository.ts';
import type { ListCursor } from './list-cursor.ts';
import {
  conditionsOf,
  isSteered,
  type ListFilters,
  listsWaiting,
  partConditions,
  seesAll,
} from './list-filters.repository.ts';
import { DUE_DATE, type ListOrder, type ListPart, partsOf, SORT_KEYS } from './list-order.ts';
import { cellPageSql, cellsOf } from './project-cells.repository.ts';
import { readStatusCounts, type StatusCount } from './status-counts.repository.ts';

const COLUMNS = LISTED_COLUMNS.map((column) => `p.${column}`).join(', ');

function orderBy({ sort, descending }: ListPart): string {
  const direction = descending ? 'desc' : 'asc';
  return [...SORT_KEYS[sort].map(({ sql }) => sql), 'p.id'].map((key) => `${key} ${direction}`).join(', ');
}

/** SQL of a complete list in its order, to read by cursor; `columns` are SQL, of `projects p`. */
export function wholeListSql(
  actor: Actor,
  filters: ListFilters,
  order: ListOrder,
  columns: readonly string[],
): { text: string; values: unknown[] } {
  const values = new Values();
  const where = conditionsOf(actor, filters, values).join(' and ');
  return {
    text: `select ${columns.join(', ')} from projects p where ${where} order by ${wholeOrder(actor, order, filters, values)}`,
    values: values.list,
  };
}

/** Several parts in one `order by`: a row has the keys of its own part, and null for the others'. */
export function wholeOrder(actor: Actor, order: ListOrder, { waiting }: ListFilters, values: Values): string {
  const parts = partsOf(actor.role, order, waiting);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return orderBy(only);
  return parts
    .map((part) => {
      const [condition = 'true'] = partConditions(actor, part, values);
      const direction = part.descending ? 'desc' : 'asc';
      const keys = [...SORT_KEYS[part.sort].map(({ sql }) => sql), 'p.id'];
      const ofPart = keys.map((key) => `case when ${condition} then ${key} end ${direction} nulls last`);
      return [`(${condition}) desc`, ...ofPart].join(', ');
    })
    .join(', ');
}

interface Page {
  limit: number;
  after: ListCursor | null;
}

function afterSql({ sort, descending }: ListPart, after: ListCursor | null, values: Values): string[] {
  if (after === null) return [];
  const keys = SORT_KEYS[sort];
  const places = keys.map(({ type }, index) => `${values.add(after.values[index])}::${type}`);
  return [
    `(${[...keys.map(({ sql }) => sql), 'p.id'].join(', ')}) ${descending ? '<' : '>'} (${[...places, values.add(after.id)].join(', ')})`,
  ];
}

/** Columns or ids of a page, sorted in memory, or read in index order. */
function pageSql(
  columns: string,
  actor: Actor,
  filters: ListFilters,
  order: ListPart,
  { limit, after }: Page,
  values: Values,
): string {
  const where = [...conditionsOf(actor, filters, values), ...afterSql(order, after, values)].join(' and ');
  return `select ${columns} from projects p where ${where} order by ${orderBy(order)} limit ${limit}`;
}

/** Whether an index on one person's projects has the list's order: the page is then an index scan. */
function isInOrder(filters: ListFilters, { sort }: ListPart): boolean {
  return sort === 't_update' && filters.statut !== undefined;
}

function listSql(actor: Actor, filters: ListFilters, order: ListPart, page: Page, values: Values): string {
  const cells = cellsOf(actor, filters, order);
  if (cells === null && isInOrder(filters, order))
    return pageSql(COLUMNS, actor, filters, order, page, values);
  // Ids by an index-only scan, then entire rows for these only. As an array, so that the planner expects few rows,
  // whatever the limit.
  const ids =
    cells === null
      ? pageSql('p.id', actor, filters, order, page, values)
      : cellPageSql(cells, actor, filters, order, page, values);
  return `select ${COLUMNS} from projects p where p.id = any(array(${ids})) order by ${orderBy(order)}`;
}

/**
 * Limits of prepared queries, of which the smallest sufficient is used: literal in the SQL, so that PostgreSQL plans
 * each once, and few, since each statement stays prepared. A dashboard's page, a table's, the longest, a plain list,
 * each plus one.
 */
const LIMITS = [10, 31, 101, 501];

/** One page of columns by keyset pagination, in any order (see migration 0015). */
export async function listProjects(
  db: Db,
  actor: Actor,
  filters: ListFilters,
  order: ListPart,
  limit: number,
  after: ListCursor | null,
): Promise<ListedRecord[]> {
  const values = new Values();
  const enough = LIMITS.find((known) => known >= limit) ?? limit;
  const text = listSql(actor, filters, order, { limit: enough, after }, values);
  const { rows } = await db.query<ListedRecord>(prepared(text, values.list));
  return rows.slice(0, limit);
}

/** Whether the stored sums suffice: everybody's projects, filtered by type at most. */
function isSummed(actor: Actor, filters: ListFilters): boolean {
  const { statut, dc, mdv, smhf, agence, imprimeur, recherche, late, dueUntil, work, deleted, printing } =
    filters;
  const counted = [statut, dc, mdv, smhf, agence, imprimeur, recherche, late, dueUntil, work];
  return (
    seesAll(actor) &&
    counted.every((filter) => filter === undefined) &&
    !listsWaiting(actor, filters) &&
    deleted !== true &&
    printing !== true &&
    !isSteered(filters)
  );
}

/** Number of projects in scope by status; omits zero. */
export async function countByStatus(db: Db, actor: Actor, filters: ListFilters): Promise<StatusCount[]> {
  if (isSummed(actor, filters)) return readStatusCounts(db, filters);
  const values = new Values();
  const text = `select p.statut as _id, count(*)::int as count from projects p where ${conditionsOf(actor, filters, values).join(' and ')} group by p.statut`;
  const { rows } = await db.query<StatusCount>(prepared(text, values.list));
  return rows;
}

export interface WaitingDay {
  statut: Status;
  /** yyyy-MM-dd; null without a promise. */
  echeance: string | null;
  count: number;
}

/** Number of projects by status and promised day. */
export async function countByDueDate(db: Db, actor: Actor, filters: ListFilters): Promise<WaitingDay[]> {
  const values = new Values();
  // The expression of the indexes: read from them alone.
  const text = `select statut, nullif(due, 'infinity')::text as echeance, count(*)::int as count from (
      select p.statut, ${DUE_DATE} as due from projects p where ${conditionsOf(actor, filters, values).join(' and ')}
    ) listed group by statut, due order by due, statut`;
  const { rows } = await db.query<WaitingDay>(prepared(text, values.list));
  return rows;
}

/** Number of projects, at most this many: a count that is read beside others. */
export async function countUpTo(db: Db, actor: Actor, filters: ListFilters, most: number): Promise<number> {
  const values = new Values();
  const where = conditionsOf(actor, filters, values).join(' and ');
  const text = `select count(*)::int as count from (select 1 from projects p where ${where} limit ${most}) listed`;
  const { rows } = await db.query<{ count: number }>(prepared(text, values.list));
  return rows[0]?.count ?? 0;
}
