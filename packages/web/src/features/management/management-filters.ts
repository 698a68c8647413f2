import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import type { listProjects, Sort } from '@ardoise/domain/contract/projects.ts';
import { typeCodeOf } from '@ardoise/domain/kinds/kind-facts.ts';
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

/** Where the projects of a management screen come from. */
export type ManagedList = { path: string; typeProjet: TypeCode } | { path: string; typeProjet: null };

/** What the address filters by; empty texts filter nothing. */
export interface ManagementFilters {
  statut: Status | '';
  support: ProjectType | '';
  /** Username: head office looks at one smhf's. */
  smhf: string;
  recherche: string;
  sort: Sort;
  dir: 'asc' | 'desc';
}

/** The name that an address gives an order. */
export function sortNameOf(sort: Sort): SortName {
  const found = Object.entries(MANAGED_SORTS).find(([, known]) => known.sort === sort);
  return (found?.[0] as SortName | undefined) ?? readSort('', '').name;
}

/** Reads the address; whatever is not understood filters nothing, and orders as usual. */
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

/** The address of these filters; what is usual is left out. */
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

/** A press on a head: the other way round if it is sorted so already, else the way it is first looked at. */
export function sortedBy(filters: ManagementFilters, name: SortName): ManagementFilters {
  const { sort, first } = MANAGED_SORTS[name];
  if (filters.sort !== sort) return { ...filters, sort, dir: first };
  return { ...filters, dir: filters.dir === 'asc' ? 'desc' : 'asc' };
}

/** Without what narrows the list; its order stays. */
export function withoutFilters({ sort, dir }: ManagementFilters): ManagementFilters {
  return { statut: '', support: '', smhf: '', recherche: '', sort, dir };
}

export function isNarrowed({ statut, support, smhf, recherche }: ManagementFilters): boolean {
  return [statut, support, smhf, recherche].some((text) => text !== '');
}

/** What the server is asked to let through, for the list and for an action on all of it. */
export function filterQuery({ typeProjet }: ManagedList, filters: ManagementFilters) {
  return {
    q_statut: filters.statut || undefined,
    q_typeProjet: typeProjet ?? undefined,
    q_support: filters.support || undefined,
    q_smhf: filters.smhf || undefined,
    q_recherche: filters.recherche || undefined,
  };
}

/** What the list is asked for, page and cursor aside. */
export function managedQuery(list: ManagedList, filters: ManagementFilters): QueryOf<typeof listProjects> {
  return { ...filterQuery(list, filters), sort: filters.sort, dir: filters.dir };
}

/** The supports that this list may hold; none to choose from where there is one. */
export function supportsOf({ typeProjet }: ManagedList): readonly ProjectType[] {
  const supports = PROJECT_TYPES.filter((type) => typeProjet === null || typeCodeOf(type) === typeProjet);
  return supports.length > 1 ? supports : [];
}

/** A type as an address writes it; undefined for anything else. */
export function readTypeCode(text: unknown): TypeCode | undefined {
  return searchChoice(text, TYPE_CODES) || undefined;
}
