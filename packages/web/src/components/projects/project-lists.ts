import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import type { nextProject } from '@ardoise/domain/contract/next-project.ts';
import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { PROJECT_TYPES, TYPE_CODES } from '@ardoise/domain/projects/kinds.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { WORK_STAGES } from '@ardoise/domain/projects/work-stages.ts';
import { PAGE_PATHS, PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { PRINT_ORDERS, readOrder, readSort, SORT_ORDERS, searchChoice, searchText } from './list-order.ts';
import { readView } from './list-view.ts';
import { readSteering, STEERING_FILTERS } from './steering-filters.ts';

/** Filters and order of the dashboard's address, besides its view. */
export const DASHBOARD_FILTERS = [
  'q_statut',
  'q_support',
  'q_typeProjet',
  'q_recherche',
  'q_retard',
  'q_echeance',
  'q_travail',
  'q_supprimes',
  'tri',
  ...STEERING_FILTERS,
] as const;
const FILTERS = ['q_vue', ...DASHBOARD_FILTERS, 'sens'] as const;
type Filter = (typeof FILTERS)[number];

/** A list that projects are opened from and returned to. */
export interface ProjectList {
  /** Value of `liste` in a URL. */
  key: string;
  path: string;
  label: string;
  roles: readonly Role[] | 'all';
  /** Fixed parameters of the list's query besides its URL's filters. */
  query: QueryOf<typeof nextProject>;
  managed: boolean;
  /** Allowed filters of its URL. */
  filters: readonly Filter[];
  /** Rows per page (specification/constants.md#lists): more for a print shop's batches and for tables. */
  page: number;
}

const DASHBOARD: ProjectList = {
  key: 'dashboard',
  path: PAGES.dashboard,
  label: 'Tableau de bord',
  roles: 'all',
  query: {},
  managed: false,
  filters: ['q_vue', ...DASHBOARD_FILTERS],
  page: 9,
};
const PRINTING: ProjectList = {
  key: 'impression',
  path: PAGES.printerDashboard,
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
  path: PAGES[`${role}Projects`],
  label: 'Projets de mon équipe',
  roles: [role],
  query: {},
  ...MANAGED,
});

/** Allowlist of back links: no other URL is followed, whatever the query (against open redirects). */
export const PROJECT_LISTS: readonly ProjectList[] = [
  DASHBOARD,
  PRINTING,
  ...TYPE_CODES.map((code) => ({
    key: code,
    path: PAGE_PATHS.managementOfType(code),
    label: 'Gestion des projets',
    roles: ['siege', 'administrator'] as const,
    query: { q_typeProjet: code },
    ...MANAGED,
  })),
  team('smhf'),
  team('mdv'),
];

/** In place of the dashboard's list: a café has few orders, one page has them all as a rule. */
export const CLIENT_ORDERS = { query: { sort: 'attente' }, page: 50 } as const;

type Search = Record<string, unknown>;
export type ListSearch = Partial<Record<Filter | 'liste', string>>;

function filtersIn(search: Search, filters: readonly Filter[] = FILTERS): ListSearch {
  const said = filters.map((name) => [name, searchText(search[name])] as const);
  return Object.fromEntries(said.filter(([, value]) => value !== '')) as ListSearch;
}

function firstPart(path: string): string {
  return path.split('/')[1] ?? '';
}

const OF_PROJECT: readonly string[] = [
  ...[PAGES.followUp, PAGES.clientOrder, PAGES.openProject, PAGES.qrCode, PAGES.approvalOnTablet].map(
    firstPart,
  ),
  ...Object.values(KIND_FACTS).map(({ base }) => base),
];

/** Whether a path is one of a project's pages, which carry the list in their URL. */
export function isOfProject(path: string): boolean {
  return OF_PROJECT.includes(firstPart(path));
}

/** Label of a list for this role: a client's dashboard is of their orders. */
export function listLabel({ key, label }: ProjectList, role: Role): string {
  return role === 'client' && key === DASHBOARD.key ? 'Vos commandes' : label;
}

/** The list at this path. */
export function listAt(pathname: string): ProjectList | undefined {
  return PROJECT_LISTS.find(({ path }) => path === pathname);
}

/**
 * The list parameters for a project page's URL: a list's own filters on a list, the carried ones on the pages of a
 * project, none elsewhere.
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

/** The list to return to, as the role calls it, with its URL's filters. The role's own list instead of one without permission. */
export function listBehind(
  pathname: string,
  search: Search,
  role: Role,
): { list: ProjectList; search: ListSearch } {
  const { liste, ...filters } = carriedList(pathname, search);
  const own = role === 'imprimeur' ? PRINTING : DASHBOARD;
  const named = PROJECT_LISTS.find(({ key }) => key === liste) ?? own;
  const list = named.roles === 'all' || named.roles.includes(role) ? named : own;
  return { list: { ...list, label: listLabel(list, role) }, search: filtersIn(filters, list.filters) };
}

/** The query of a list: filters and order from its URL, without page and cursor. */
export function queryOf(list: ProjectList, search: ListSearch): QueryOf<typeof nextProject> {
  const said = filtersIn(search, list.filters);
  const { tri, sens, q_retard } = said;
  // By its key: the list behind is a copy, with the role's label.
  const waiting = list.key === DASHBOARD.key && readView(said, list.filters) === 'attente';
  const filters = {
    q_smhf: said.q_smhf,
    q_recherche: said.q_recherche,
    q_echeance: searchChoice(said.q_echeance, ['semaine']) || undefined,
    q_travail: searchChoice(said.q_travail, WORK_STAGES) || undefined,
    q_statut: searchChoice(said.q_statut, STATUSES) || undefined,
    q_support: searchChoice(said.q_support, PROJECT_TYPES) || undefined,
    q_typeProjet: searchChoice(said.q_typeProjet, TYPE_CODES) || undefined,
    ...readSteering(said),
  };
  const orders = list.key === PRINTING.key ? PRINT_ORDERS : SORT_ORDERS;
  const { sort, dir } = list.managed ? readSort(tri, sens) : orders[readOrder(tri)];
  return {
    ...filters,
    ...(q_retard === '1' && { q_retard: '1' }),
    ...(waiting && { q_vue: 'attente' }),
    ...list.query,
    sort,
    dir,
  };
}
