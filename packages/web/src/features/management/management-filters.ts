import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import type { Sort } from '@ardoise/domain/contract/project-list.ts';
import type { listProjects } from '@ardoise/domain/contract/projects.ts';
import { typeCodeOf } from '@ardoise/domain/kind-facts/kind-facts.ts';
import {
  PROJECT_TYPES,
  type ProjectType,
  TYPE_CODES,
  type TypeCode,
} from '@ardoise/domain/projects/kinds.ts';
import { STATUSES, type Status } from '@ardoise/domain/projects/statuses.ts';
import {
  MANAGED_SORTS,
  readSort,
  type SortName,
  searchChoice,
  searchText,
} from '../../components/projects/list-order.ts';

/** Source of a management screen's projects. */
export type ManagedList = { path: string; typeProjet: TypeCode } | { path: string; typeProjet: null };

/** Filters from the URL; empty ones are inactive. */
export interface ManagementFilters {
  statut: Status | '';
  support: ProjectType | '';
  /** Username: head office may filter by smhf. */
  smhf: string;
  recherche: string;
  sort: Sort;
  dir: 'asc' | 'desc';
}

/** Name of an order in the URL. */
export function sortNameOf(sort: Sort): SortName {
  const found = Object.entries(MANAGED_SORTS).find(([, known]) => known.sort === sort);
  return (found?.[0] as SortName | undefined) ?? readSort('', '').name;
}

/** Parses the URL; ignores invalid parameters, with the default order. */
export function readManagement(search: Record<string, unknown>): ManagementFilters {
  const { sort, dir } = readSort(search.tri, search.sens);
  return {
    statut: searchChoice(search.q_statut, STATUSES),
    support: searchChoice(search.q_support, PROJECT_TYPES),
    smhf: searchText(search.q_smhf),
    recherche: searchText(search.q_recherche),
    sort,
    dir,
  };
}

/** The URL of these filters; omits defaults. */
export function writeManagement(filters: ManagementFilters): Record<string, string | undefined> {
  const name = sortNameOf(filters.sort);
  return {
    q_statut: filters.statut || undefined,
    q_support: filters.support || undefined,
    q_smhf: filters.smhf || undefined,
    q_recherche: filters.recherche || undefined,
    tri: name === readSort('', '').name ? undefined : name,
    sens: filters.dir === MANAGED_SORTS[name].first ? undefined : filters.dir,
  };
}

/** A click on a column header: reverses the current order, else sorts in the initial direction. */
export function sortedBy(filters: ManagementFilters, name: SortName): ManagementFilters {
  const { sort, first } = MANAGED_SORTS[name];
  if (filters.sort !== sort) return { ...filters, sort, dir: first };
  return { ...filters, dir: filters.dir === 'asc' ? 'desc' : 'asc' };
}

/** Clears the filters; keeps the order. */
export function withoutFilters({ sort, dir }: ManagementFilters): ManagementFilters {
  return { statut: '', support: '', smhf: '', recherche: '', sort, dir };
}

export function isNarrowed({ statut, support, smhf, recherche }: ManagementFilters): boolean {
  return [statut, support, smhf, recherche].some((text) => text !== '');
}

/** Filter parameters, for the list and for a bulk action on all of it. */
export function filterQuery({ typeProjet }: ManagedList, filters: ManagementFilters) {
  return {
    q_statut: filters.statut || undefined,
    q_typeProjet: typeProjet ?? undefined,
    q_support: filters.support || undefined,
    q_smhf: filters.smhf || undefined,
    q_recherche: filters.recherche || undefined,
  };
}

/** The query of the list, without page and cursor. */
export function managedQuery(list: ManagedList, filters: ManagementFilters): QueryOf<typeof listProjects> {
  return { ...filterQuery(list, filters), sort: filters.sort, dir: filters.dir };
}

/** The supports of this list; empty if there is only one. */
export function supportsOf({ typeProjet }: ManagedList): readonly ProjectType[] {
  const supports = PROJECT_TYPES.filter((type) => typeProjet === null || typeCodeOf(type) === typeProjet);
  return supports.length > 1 ? supports : [];
}

/** Parses a type from a URL; undefined for anything else. */
export function readTypeCode(text: unknown): TypeCode | undefined {
  return searchChoice(text, TYPE_CODES) || undefined;
}
