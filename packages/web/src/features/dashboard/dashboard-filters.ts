import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import type { listProjects } from '@ardoise/domain/contract/projects.ts';
import { KIND_WORDS } from '@ardoise/domain/kind-facts/kind-words.ts';
import {
  PROJECT_TYPES,
  type ProjectType,
  TYPE_CODES,
  type TypeCode,
} from '@ardoise/domain/projects/kinds.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { STATUSES, type Status } from '@ardoise/domain/projects/statuses.ts';
import { WORK_STAGES, type WorkStage } from '@ardoise/domain/projects/work-stages.ts';
import {
  readOrder,
  SORT_ORDERS,
  type SortOrder,
  searchChoice,
  searchText,
  USUAL_ORDER,
} from '../../components/projects/list-order.ts';
import { type ListView, readView, writeView } from '../../components/projects/list-view.ts';
import { DASHBOARD_FILTERS } from '../../components/projects/project-lists.ts';
import { readSteering, type SteeringFilters } from '../../components/projects/steering-filters.ts';

type ListQuery = QueryOf<typeof listProjects>;

/** Filters of the dashboard, from the URL; empty ones are inactive. */
export interface DashboardFilters {
  statut: Status | '';
  support: ProjectType | '';
  typeProjet: TypeCode | '';
  recherche: string;
  vue: ListView;
  /** Only late ones. */
  retard: boolean;
  /** Only those promised for this week, late ones included. */
  echeance: 'semaine' | '';
  travail: WorkStage | '';
  tri: SortOrder;
  /** Those that the address alone sets. */
  steering: SteeringFilters;
  /** Head office: the projects deleted in the last 30 days. */
  supprimes: boolean;
}

/** Search parameters of the URL; empty ones are omitted. */
export interface DashboardSearch extends SteeringFilters {
  q_vue?: ListView | undefined;
  q_statut?: Status | undefined;
  q_support?: ProjectType | undefined;
  q_typeProjet?: TypeCode | undefined;
  q_recherche?: string | undefined;
  q_retard?: '1' | undefined;
  q_echeance?: 'semaine' | undefined;
  q_travail?: WorkStage | undefined;
  tri?: string | undefined;
  q_supprimes?: string | undefined;
}

/** Parses the URL; ignores invalid parameters. */
export function readFilters(search: Record<string, unknown>): DashboardFilters {
  return {
    statut: searchChoice(search.q_statut, STATUSES),
    support: searchChoice(search.q_support, PROJECT_TYPES),
    typeProjet: searchChoice(search.q_typeProjet, TYPE_CODES),
    recherche: searchText(search.q_recherche),
    vue: readView(search, DASHBOARD_FILTERS),
    retard: searchText(search.q_retard) === '1',
    echeance: searchChoice(search.q_echeance, ['semaine']),
    travail: searchChoice(search.q_travail, WORK_STAGES),
    tri: readOrder(search.tri),
    steering: readSteering(search),
    supprimes: searchText(search.q_supprimes) === '1',
  };
}

/** The URL of these filters. */
export function writeFilters(filters: DashboardFilters): DashboardSearch {
  const others = {
    q_statut: filters.statut || undefined,
    q_support: filters.support || undefined,
    q_typeProjet: filters.typeProjet || undefined,
    q_recherche: filters.recherche || undefined,
    q_retard: filters.retard ? ('1' as const) : undefined,
    q_echeance: filters.echeance || undefined,
    q_travail: filters.travail || undefined,
    tri: filters.tri === USUAL_ORDER ? undefined : filters.tri,
    q_supprimes: filters.supprimes ? '1' : undefined,
    ...filters.steering,
  };
  return { q_vue: writeView(filters.vue, others), ...others };
}

/** The query of the list, without page and cursor. */
export function listQuery(filters: DashboardFilters): ListQuery {
  // Deleted projects wait for nobody: other sort order.
  const { sort, dir } =
    SORT_ORDERS[filters.supprimes && filters.tri === USUAL_ORDER ? 'recents' : filters.tri];
  const { q_vue: _view, tri: _order, q_supprimes, ...filtered } = writeFilters(filters);
  const q_vue = filters.vue === 'attente' ? filters.vue : undefined;
  return { ...filtered, q_vue, sort, dir, q_supprimes: q_supprimes === undefined ? undefined : '1' };
}

export interface SupportOption {
  value: string;
  label: string;
}

const support = (name: string): SupportOption => ({ value: `support:${name}`, label: name });
const kind = (code: TypeCode, label: string): SupportOption => ({ value: `type:${code}`, label });

/**
 * Head office filters by type, a dc by Carte Brasserie and VAE, the others by support
 * (specification/screens-and-addresses.md#dashboard).
 */
export function supportOptions(role: Role): SupportOption[] {
  if (role === 'siege' || role === 'administrator') {
    return [
      { value: '', label: 'Tous les types' },
      ...TYPE_CODES.map((code) => kind(code, `${KIND_WORDS[code].all} (${code})`)),
    ];
  }
  const all = { value: '', label: 'Tous les supports' };
  return role === 'dc'
    ? [all, support('Carte Brasserie'), kind('VAE', 'VAE')]
    : [all, ...PROJECT_TYPES.map(support)];
}

/** The selected option of these filters. */
export function chosenSupport({ support: name, typeProjet }: DashboardFilters): string {
  if (typeProjet !== '') return `type:${typeProjet}`;
  return name === '' ? '' : `support:${name}`;
}

/** The filters after choosing an option. */
export function withSupport(filters: DashboardFilters, option: string): DashboardFilters {
  const [what, value = ''] = option.split(':');
  return {
    ...filters,
    support: what === 'support' ? searchChoice(value, PROJECT_TYPES) : '',
    typeProjet: what === 'type' ? searchChoice(value, TYPE_CODES) : '',
  };
}

/** Whether any filter is active. */
export function isFiltered(filters: DashboardFilters): boolean {
  const { statut, support, typeProjet, recherche, echeance, travail, steering } = filters;
  const set = [statut, support, typeProjet, recherche, echeance, travail].some(Boolean);
  return filters.retard || set || Object.keys(steering).length > 0;
}

/** The filters of a press on a count; a stage of the work is of one status. */
export function withStatus(filters: DashboardFilters, statut: Status | '', vue: ListView): DashboardFilters {
  return { ...filters, statut, vue, travail: '' };
}
