import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import type { listProjects as listCall, ProjectPage, ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { stillBefore } from '@ardoise/domain/projects/standstill.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { readFigureList } from '@ardoise/domain/rules/figures.ts';
import type { Db } from '../../../db/transaction.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { arbitratedAmong } from '../../base/quotas/arbitrations.repository.ts';
import { daysBefore, endOfWeek, lateBefore } from '../../project/projects/deadline.ts';
import type { ListedRecord } from '../../project/projects/project-record.ts';
import { readSearchFilter } from '../../project/search/find-projects.ts';
import { readTaken } from '../../project/taking/taken-projects.repository.ts';
import { type ListCursor, readCursor, writeCursor } from './list-cursor.ts';
import type { ListFilters } from './list-filters.repository.ts';
import { type ListOrder, type ListPart, partsOf } from './list-order.ts';
import { listProjects as select } from './project-list.repository.ts';
import { presentRow } from './project-row.presenter.ts';
import { readRequests } from './requests.repository.ts';

/** For so many days what was delivered is listed with what is on its way. */
const DELIVERED_DAYS = 7;

/** Maximum rows of a call without `limit`. */
const MAX_PLAIN = 500;

type Query = QueryOf<typeof listCall>;

/** Filters of a list or a count; blank ones are ignored. Only head office may request deleted projects. */
export async function filtersOf(db: Db, query: Partial<Query>, actor: Actor): Promise<ListFilters> {
  const headOffice = actor.role === 'siege' || actor.role === 'administrator';
  const today = parisDay(new Date());
  return {
    statut: query.q_statut || undefined,
    typeProjet: query.q_typeProjet || undefined,
    support: query.q_support || undefined,
    recherche: query.q_recherche?.trim() ? await readSearchFilter(db, actor, query.q_recherche) : undefined,
    dc: query.q_dc || undefined,
    mdv: query.q_mdv || undefined,
    smhf: query.q_smhf || undefined,
    agence: query.q_agence || undefined,
    imprimeur: query.q_imprimeur || undefined,
    dueUntil: query.q_echeance === 'semaine' ? endOfWeek(today) : undefined,
    work: query.q_travail,
    late: query.q_retard === '1' ? lateBefore(today) : undefined,
    ongoing: query.q_encours === '1',
    stillSince: query.q_immobile === '1' ? stillBefore(today) : undefined,
    manyRoundTrips: query.q_allers_retours === '1',
    holder: query.q_main || undefined,
    arbitration: query.q_arbitrage === '1',
    toSettle: query.q_aregulariser === '1',
    figure: query.q_chiffre ? { list: readFigureList(query.q_chiffre), today } : undefined,
    deliveriesSince: query.q_livraisons === '1' ? daysBefore(today, DELIVERED_DAYS) : undefined,
    printing: query.q_vue === 'impression',
    waiting: query.q_vue === 'attente',
    deleted: headOffice && query.q_supprimes === '1',
  };
}

/** The order of a query: by default the latest change first; by deadline, the soonest first. */
export function orderOf(query: Pick<Query, 'sort' | 'dir' | 'q_livraisons'>): ListOrder {
  const asked = query.sort ?? 't_update';
  // No index has it: of what is on its way alone, which is little.
  const sort = asked === 'arrivee' && query.q_livraisons !== '1' ? 't_update' : asked;
  return { sort, descending: sort === 'echeance' ? query.dir === 'desc' : query.dir !== 'asc' };
}

/** A row, with its part of the list. */
interface PlacedRow {
  row: ListedRecord;
  index: number;
}

/** Start of a read: the head of the first part, or after a row of one. */
export interface ListPlace {
  index: number;
  after: ListCursor | null;
}

/** At most `limit` rows of a list from a position, part by part. */
export async function readParts(
  db: Db,
  actor: Actor,
  filters: ListFilters,
  parts: readonly ListPart[],
  { index, after }: ListPlace,
  limit: number,
): Promise<PlacedRow[]> {
  const [part, ...later] = parts.slice(index);
  if (part === undefined || limit === 0) return [];
  const found = await select(db, actor, { ...filters, only: part.only }, part, limit, after);
  const rows = found.map((row) => ({ row, index }));
  if (later.length === 0 || rows.length === limit) return rows;
  const next = { index: index + 1, after: null };
  return [...rows, ...(await readParts(db, actor, filters, parts, next, limit - rows.length))];
}

/** Requests to an agency, for the rows of its page. */
async function requestsOf(db: Db, { role }: Actor, rows: readonly ListedRecord[]) {
  if (role !== 'agence' || rows.length === 0) return new Map<string, string>();
  const ids = rows.map(({ id }) => id);
  return await readRequests(db, ids);
}

/** Which colleague of an agency has taken the projects of its page; not disclosed to others. */
async function takenOf(db: Db, { role }: Actor, rows: readonly ListedRecord[]) {
  if (role !== 'agence' || rows.length === 0) return new Map<string, string>();
  return await readTaken(
    db,
    rows.map(({ id }) => id),
  );
}

/** The signed orders of a client's page on which head office decides; not disclosed to others. */
async function arbitratedOf(db: Db, { role }: Actor, rows: readonly ListedRecord[]) {
  const signed = rows
    .filter((row) => isBeforeSubmission(row.statut) && row.client_signed)
    .map(({ id }) => id);
  return role !== 'client' || signed.length === 0 ? new Set<string>() : arbitratedAmong(db, signed);
}

/** A page of at most `limit` rows with the cursor of the next, or a plain array of at most 500 (specification/calls.md#lists). */
export async function listProjects(db: Db, actor: Actor, query: Query): Promise<ProjectPage | ProjectRow[]> {
  const parts = partsOf(actor.role, orderOf(query), query.q_vue === 'attente');
  const limit = query.limit ?? MAX_PLAIN;
  const place = query.after ? readCursor(query.after, parts) : { index: 0, after: null };
  const rows = await readParts(db, actor, await filtersOf(db, query, actor), parts, place, limit + 1);
  const today = parisDay(new Date());
  const nameOf = await displayNames(db);
  const shown = rows.slice(0, limit).map(({ row }) => row);
  const requests = await requestsOf(db, actor, shown);
  const taken = await takenOf(db, actor, shown);
  const arbitrated = await arbitratedOf(db, actor, shown);
  const projets = shown.map((row) => presentRow(row, { actor, today, nameOf, requests, taken, arbitrated }));
  if (query.limit === undefined) return projets;
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    projets,
    suivant: last === undefined ? null : writeCursor(last.row, parts, last.index),
  };
}
