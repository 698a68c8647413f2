import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import type { nextProject } from '@ardoise/domain/contract/next-project.ts';
import { KIND_FACTS } from '@ardoise/domain/kinds/kind-facts.ts';
import { PROJECT_TYPES, TYPE_CODES } from '@ardoise/domain/projects/kinds.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { readOrder, readSort, SORT_ORDERS, searchChoice, searchText } from './list-order.ts';

const FILTERS = [
  'q_statut',
  'q_support',
  'q_typeProjet',
  'q_smhf',
  'q_recherche',
  'q_retard',
  'q_supprimes',
  'tri',
  'sens',
] as const;
type Filter = (typeof FILTERS)[number];

/** A list that a project is opened from, and that one comes back to. */
export interface ProjectList {
  /** As `liste` in an address names it. */
  key: string;
  path: string;
  label: string;
  roles: readonly Role[] | 'all';
  /** What the list asks for beside what its address filters by. */
  query: QueryOf<typeof nextProject>;
  managed: boolean;
  /** What its address may filter by. */
  filters: readonly Filter[];
  /** Rows of one load (specification/constants.md#lists): a print shop works by the batch, a table shows many. */
  page: number;
}

const DASHBOARD: ProjectList = {
  key: 'dashboard',
  path: '/dashboard',
  label: 'Tableau de bord',
  roles: 'all',
  query: {},
  managed: false,
  filters: ['q_statut', 'q_support', 'q_typeProjet', 'q_recherche', 'q_retard', 'q_supprimes', 'tri'],
  page: 9,
};
const PRINTING: ProjectList = {
  key: 'impression',
  path: '/dashboard-imprimeur',
  label: 'Impression',
  roles: ['imprimeur', 'agence'],
  query: { q_vue: 'impression' },
  managed: false,
  filters: ['q_statut', 'q_recherche', 'tri'],
  page: 50,
};
const MANAGED = {
  managed: true,
  filters: ['q_statut', 'q_support', 'q_smhf', 'q_recherche', 'tri', 'sens'],
  page: 30,
} as const;
const team = (role: 'smhf' | 'mdv'): ProjectList => ({
  key: role,
  path: `/gestion-projets-${role}`,
  label: 'Projets de mon équipe',
  roles: [role],
  query: {},
  ...MANAGED,
});

/** The addresses that a way back may lead to: there are no others, whatever a query says. */
export const PROJECT_LISTS: readonly ProjectList[] = [
  DASHBOARD,
  PRINTING,
  ...TYPE_CODES.map((code) => ({
    key: code,
    path: `/gestion-projets/${code}`,
    label: 'Gestion des projets',
    roles: ['siege', 'administrator'] as const,
    query: { q_typeProjet: code },
    ...MANAGED,
  })),
  team('smhf'),
  team('mdv'),
];

type Search = Record<string, unknown>;
export type ListSearch = Partial<Record<Filter | 'liste', string>>;

function filtersIn(search: Search, filters: readonly Filter[] = FILTERS): ListSearch {
  const said = filters.map((name) => [name, searchText(search[name])] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== '')) as ListSearch;
}

const OF_PROJECT: readonly string[] = [
  'suivi-projet',
  'open-projet',
  'qrcodes',
  'accord-client',
  ...Object.values(KIND_FACTS).map(({ base }) => base),
];

/** Whether a path is one of a project's pages, by its first part: those carry the list on. */
export function isOfProject(path: string): boolean {
  return OF_PROJECT.includes(path.split('/')[1] ?? '');
}

/** The list at this address. */
export function listAt(pathname: string): ProjectList | undefined {
  return PROJECT_LISTS.find(({ path }) => path === pathname);
}

/**
 * What the address of a project's page says of the list that one comes from: the list's own filters where one stands in a
 * list, those carried so far on the pages of a project, nothing elsewhere.
 */
export function carriedList(pathname: string, search: Search): ListSearch {
  const list = listAt(pathname);
  if (list !== undefined)
    return { ...filtersIn(search, list.filters), ...(list !== DASHBOARD && { liste: list.key }) };
  if (!isOfProject(pathname)) return {};
  const liste = searchText(search.liste);
  const known = PROJECT_LISTS.some(({ key }) => key === liste);
  return { ...filtersIn(search), ...(known && { liste }) };
}

/** The list that somebody goes back to, and what its address filters by. One that is not theirs to open is their own instead. */
export function listBehind(
  pathname: string,
  search: Search,
  role: Role,
): { list: ProjectList; search: ListSearch } {
  const { liste, ...filters } = carriedList(pathname, search);
  const own = role === 'imprimeur' ? PRINTING : DASHBOARD;
  const named = PROJECT_LISTS.find(({ key }) => key === liste) ?? own;
  const list = named.roles === 'all' || named.roles.includes(role) ? named : own;
  return { list, search: filtersIn(filters, list.filters) };
}

/** What the server is asked for to read a list: filters and order as its address says them, page and cursor aside. */
export function queryOf(list: ProjectList, search: ListSearch): QueryOf<typeof nextProject> {
  const { tri, sens, q_retard, q_supprimes: _deleted, ...texts } = filtersIn(search, list.filters);
  const filters = {
    ...texts,
    q_statut: searchChoice(texts.q_statut, STATUSES) || undefined,
    q_support: searchChoice(texts.q_support, PROJECT_TYPES) || undefined,
    q_typeProjet: searchChoice(texts.q_typeProjet, TYPE_CODES) || undefined,
  };
  const { sort, dir } = list.managed ? readSort(tri, sens) : SORT_ORDERS[readOrder(tri)];
  return { ...filters, ...(q_retard === '1' && { q_retard: '1' }), ...list.query, sort, dir };
}
