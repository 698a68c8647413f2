import { POSED_TYPES } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { PRINT_STATUSES } from '@ardoise/domain/projects/printing.ts';
import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { visibleStatuses } from '@ardoise/domain/rules/scopes.ts';
import { type Waiting, waitingFor } from '@ardoise/domain/rules/waiting.ts';
import type { Values } from '../../../db/values.ts';
import { scopeSql } from '../../project/projects/scope.repository.ts';
import { searchRowSql } from '../../project/search/search.repository.ts';
import type { ListCursor } from './list-cursor.ts';
import {
  isSteered,
  type ListFilters,
  listsWaiting,
  partConditions,
  seesAll,
  waitingStatuses,
} from './list-filters.repository.ts';
import { DUE_DATE, type ListPart, SORT_KEYS, type SortKey } from './list-order.ts';

/** Columns with their own index by cells, for the order by last change only (migrations 0015 and 0026). */
const OWNERS = ['smhf', 'agence', 'imprimeur'] as const;
const SORTS_OF_OWNERS: readonly ListPart['sort'][] = ['t_update', 'type', 'statut'];

/**
 * Orders that a cell has in runs. By entry into the status: `projects_by_due_date` has the projects without a deadline in
 * this order; those with one are work in progress, few enough to be sorted (migration 0045).
 */
const RUNS: Partial<Record<ListPart['sort'], readonly string[]>> = {
  t_statut: [`${DUE_DATE} = 'infinity'`, `${DUE_DATE} < 'infinity'`],
};

/** Whose projects a list read by cells contains. */
type Cells = 'everybody' | { owner: (typeof OWNERS)[number]; name: string };

/** Whether a list can be read by cells, and whose; null where it has few enough rows to read them all. */
export function cellsOf(actor: Actor, filters: ListFilters, { sort }: ListPart): Cells | null {
  const { dc, mdv, imprimeur, recherche, late, dueUntil, work, deleted, printing } = filters;
  if (deleted === true || [dc, mdv, imprimeur, late, dueUntil, work].some((filter) => filter !== undefined))
    return null;
  if (isSteered(filters) || (recherche !== undefined && !recherche?.many)) return null;
  const owned = OWNERS.flatMap((owner) => {
    const filtered = owner === 'imprimeur' ? undefined : filters[owner];
    return [
      ...(actor.role === owner ? namesOf(actor).map((name) => ({ owner, name })) : []),
      ...(filtered === undefined ? [] : [{ owner, name: filtered }]),
    ];
  });
  // An installer's scope is not by username, and not small; what waits for them is in two statuses.
  if (actor.role === 'installateur')
    return listsWaiting(actor, filters) && owned.length === 0 ? 'everybody' : null;
  const isOwner = OWNERS.some((owner) => actor.role === owner);
  const printsForOthers = printing === true && actor.role !== 'imprimeur';
  if (!seesAll(actor) && (!isOwner || printsForOthers)) return null;
  const [first, ...others] = owned;
  if (first === undefined) return 'everybody';
  return others.length === 0 && SORTS_OF_OWNERS.includes(sort) ? first : null;
}

/** Statuses in which every project of the list waits for its reader. */
function wholeStatuses(actor: Actor, whose: Cells): readonly string[] {
  const owner = whose === 'everybody' ? null : whose.owner;
  const isAll = ({ column, type }: Waiting) => type === undefined && (column === null || column === owner);
  return waitingFor(actor.role)
    .filter(isAll)
    .flatMap(({ statuts }) => statuts);
}

/** Statuses of a list; undefined for all in the reader's scope. Skips cells without matching rows. */
function statusesOf(actor: Actor, filters: ListFilters, whose: Cells): readonly string[] | undefined {
  const { statut, printing, only } = filters;
  const asked = statut === undefined ? (printing === true ? PRINT_STATUSES : undefined) : [statut];
  const seen = visibleStatuses(actor.role);
  const narrow = listsWaiting(actor, filters);
  if (seen.length === STATUSES.length && asked === undefined && only === undefined && !narrow)
    return undefined;
  const listed = (asked ?? seen).filter((status) => seen.includes(status));
  const apart = only === 'others' ? wholeStatuses(actor, whose) : [];
  const waiting = narrow ? waitingStatuses(actor) : listed;
  return listed.filter((status) => waiting.includes(status) && !apart.includes(status));
}

/** The existing combinations of status and type: maintained by triggers, possibly including stale ones. */
function cellsSql(whose: Cells, actor: Actor, filters: ListFilters, values: Values): string {
  const { typeProjet, support } = filters;
  const statuts = statusesOf(actor, filters, whose);
  const posed = actor.role === 'installateur' ? [`type = any(${values.add(POSED_TYPES)}::text[])`] : [];
  const where = [
    'count > 0',
    ...(statuts === undefined ? [] : [`statut = any(array(select unnest(${values.add(statuts)}::text[])))`]),
    ...(typeProjet === undefined ? [] : [`type_projet = ${values.add(typeProjet)}`]),
    ...(support === undefined ? [] : [`type = ${values.add(support)}`]),
    ...posed,
  ].join(' and ');
  return `select distinct statut, type from (
      select statut, type, type_projet, count from status_counts
      union all select statut, type, type_projet, 1 from status_count_changes) known where ${where}`;
}

interface Bound {
  /** Conditions on the cells: skips those entirely before the cursor. */
  ofCells: string[];
  /** Conditions on the rows of one cell: the index skips rows up to the cursor. */
  ofRows: string[];
}

function boundOf(
  keys: readonly SortKey[],
  descending: boolean,
  after: ListCursor | null,
  values: Values,
): Bound {
  if (after === null) return { ofCells: [], ofRows: [] };
  const than = descending ? '<' : '>';
  const places = keys.map(({ type }, index) => `${values.add(after.values[index])}::${type}`);
  const id = values.add(after.id);
  const [first] = keys;
  if (first?.ofCell !== true)
    return {
      ofCells: [],
      ofRows: [`(${keys.map(({ sql }) => sql).join(', ')}, p.id) ${than} (${places.join(', ')}, ${id})`],
    };
  // Rows of the cursor's own cells begin after it, those of later cells at their first.
  const inFirst = first.sql.replace('p.', 'c.');
  const [begin, end] = descending ? ["'infinity'", "'~'"] : ["'-infinity'", "''"];
  const from = (place: string | undefined, otherwise: string) =>
    `case when ${inFirst} = ${places[0]} then ${place} else ${otherwise} end`;
  return {
    ofCells: [`${inFirst} ${than}= ${places[0]}`],
    ofRows: [`(p.t_update, p.id) ${than} (${from(places[1], begin)}, ${from(id, end)})`],
  };
}

/**
 * The ids of a page, by cells: the first rows of each status and type in this order, then the first of those (top-N
 * merge). One index scan per cell, so that a rare status costs no more than a usual one.
 */
export function cellPageSql(
  whose: Cells,
  actor: Actor,
  filters: ListFilters,
  { sort, descending }: ListPart,
  page: { limit: number; after: ListCursor | null },
  values: Values,
): string {
  const keys = SORT_KEYS[sort];
  const direction = descending ? 'desc' : 'asc';
  const cells = cellsSql(whose, actor, filters, values);
  const bound = boundOf(keys, descending, page.after, values);
  const where = [
    'p.deleted_at is null',
    'p.statut = c.statut',
    'p.type = c.type',
    ...(whose === 'everybody' ? [] : [`p.${whose.owner} = ${values.add(whose.name)}`]),
    ...(actor.role === 'installateur' ? [scopeSql(actor, values)] : []),
    ...(filters.printing === true || actor.role === 'imprimeur' ? ['p.entered_impression'] : []),
    ...(filters.recherche ? [searchRowSql(filters.recherche, values)] : []),
    ...partConditions(actor, filters, values),
    ...bound.ofRows,
  ].join(' and ');
  const inCell = keys.filter(({ ofCell }) => ofCell !== true).map(({ sql }) => `${sql} ${direction}, `);
  const named = keys.map(({ sql }, index) => `${sql} as key_${index}`).join(', ');
  const ordered = keys.map((_, index) => `found.key_${index} ${direction}, `).join('');
  const runs = (RUNS[sort] ?? ['true']).map(
    (run) => `(select p.id, ${named} from projects p where ${where} and ${run}
      order by ${inCell.join('')}p.id ${direction} limit ${page.limit})`,
  );
  return `select found.id from (${cells}) c cross join lateral (${runs.join(' union all ')}) found
    ${bound.ofCells.length === 0 ? '' : `where ${bound.ofCells.join(' and ')}`}
    order by ${ordered}found.id ${direction} limit ${page.limit}`;
}
