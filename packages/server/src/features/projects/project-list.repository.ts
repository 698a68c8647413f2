import { PRINT_STATUSES } from '@ardoise/domain/projects/printing.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { SCOPES } from '@ardoise/domain/projects/scopes.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/transaction.ts';
import type { ProjectRecord } from './project-record.ts';
import { RECORD_COLUMNS } from './projects.repository.ts';
import { scopeSql, Values } from './scope.repository.ts';
import { readStatusCounts, type StatusCount } from './status-counts.repository.ts';

export interface ListFilters {
  statut?: string | undefined;
  typeProjet?: string | undefined;
  support?: string | undefined;
  recherche?: string | undefined;
  deleted?: boolean | undefined;
  /** What the actor prints; for head office what anybody prints. */
  printing?: boolean | undefined;
}

export interface ListOrder {
  column: 't_update' | 't_creation' | 'name_projet';
  descending: boolean;
}

/** Where a page begins: the sorted value and the id of the last row before it. */
export interface ListCursor {
  value: string;
  id: string;
}

const COLUMNS = RECORD_COLUMNS.map((column) => `p.${column}`).join(', ');

function likePattern(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
}

/** A printer's bench: what they are to print and to deliver, unless another status is asked for. */
function printingConditions(actor: Actor, { printing, statut }: ListFilters, values: Values): string[] {
  if (printing !== true) return [];
  const headOffice = actor.role === 'siege' || actor.role === 'administrator';
  return [
    'p.entered_impression',
    ...(headOffice ? [] : [`p.imprimeur = ${values.add(actor.name)}`]),
    ...(statut === undefined ? [`p.statut = any(${values.add(PRINT_STATUSES)}::text[])`] : []),
  ];
}

function conditions(actor: Actor, filters: ListFilters, values: Values): string[] {
  const alive =
    filters.deleted === true ? "p.deleted_at > now() - interval '30 days'" : 'p.deleted_at is null';
  const search = filters.recherche?.trim() ? values.add(likePattern(filters.recherche)) : undefined;
  return [
    alive,
    scopeSql(actor, values),
    ...printingConditions(actor, filters, values),
    ...(filters.statut === undefined ? [] : [`p.statut = ${values.add(filters.statut)}`]),
    ...(filters.typeProjet === undefined ? [] : [`p.type_projet = ${values.add(filters.typeProjet)}`]),
    ...(filters.support === undefined ? [] : [`p.type = ${values.add(filters.support)}`]),
    ...(search === undefined
      ? []
      : [
          `(p.name_projet ilike ${search} or p.ville ilike ${search} or p.n_outlet ilike ${search} or p.num_projet ilike ${search})`,
        ]),
  ];
}

function orderBy({ column, descending }: ListOrder): string {
  const direction = descending ? 'desc' : 'asc';
  return `p.${column} ${direction}, p.id ${direction}`;
}

/** A whole list in its order, to be read piece by piece; `columns` are of `projects p`. */
export function wholeListSql(
  actor: Actor,
  filters: ListFilters,
  order: ListOrder,
  columns: readonly string[],
): { text: string; values: unknown[] } {
  const values = new Values();
  const where = conditions(actor, filters, values).join(' and ');
  return {
    text: `select ${columns.map((column) => `p.${column}`).join(', ')} from projects p where ${where} order by ${orderBy(order)}`,
    values: values.list,
  };
}

/** One page of columns by keyset. */
export async function listProjects(
  db: Db,
  actor: Actor,
  filters: ListFilters,
  order: ListOrder,
  limit: number,
  after: ListCursor | null,
): Promise<ProjectRecord[]> {
  const values = new Values();
  const where = conditions(actor, filters, values);
  if (after !== null) {
    const type = order.column === 'name_projet' ? 'text' : 'timestamptz';
    where.push(
      `(p.${order.column}, p.id) ${order.descending ? '<' : '>'} (${values.add(after.value)}::${type}, ${values.add(after.id)})`,
    );
  }
  const text = `select ${COLUMNS} from projects p where ${where.join(' and ')}
    order by ${orderBy(order)} limit ${values.add(limit)}`;
  const { rows } = await db.query<ProjectRecord>(prepared(text, values.list));
  return rows;
}

/** Whether the sums the database keeps answer it: everybody's projects, by type at most. */
function isSummed(actor: Actor, { statut, recherche, deleted, printing }: ListFilters): boolean {
  return (
    SCOPES[actor.role].length === 0 &&
    statut === undefined &&
    !recherche?.trim() &&
    deleted !== true &&
    printing !== true
  );
}

/** How many projects of the scope stand in each status; statuses without any are left out. */
export async function countByStatus(db: Db, actor: Actor, filters: ListFilters): Promise<StatusCount[]> {
  if (isSummed(actor, filters)) return readStatusCounts(db, filters);
  const values = new Values();
  const text = `select p.statut as _id, count(*)::int as count from projects p where ${conditions(actor, filters, values).join(' and ')} group by p.statut`;
  const { rows } = await db.query<StatusCount>(prepared(text, values.list));
  return rows;
}
