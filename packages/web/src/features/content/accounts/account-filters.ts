import { ACCOUNT_STATES, type AccountState } from '@ardoise/domain/accounts/account-states.ts';
import { ACCOUNT_SORTS } from '@ardoise/domain/contract/accounts.ts';
import { ROLES, type Role } from '@ardoise/domain/projects/roles.ts';
import { searchChoice, searchText } from '../../../components/projects/list-order.ts';

export type AccountSort = (typeof ACCOUNT_SORTS)[number];

/** Filters and order of the accounts, from the URL; empty ones are inactive. */
export interface AccountFilters {
  role: Role | '';
  etat: AccountState | '';
  q: string;
  tri: AccountSort;
  sens: 'asc' | 'desc';
}

/** The default direction of each order: latest login first, or from A to Z. */
const FIRST: Record<AccountSort, 'asc' | 'desc'> = { connexion: 'desc', nom: 'asc' };
const STATES = Object.keys(ACCOUNT_STATES) as AccountState[];

/** Parses the URL; ignores invalid parameters. */
export function readAccountFilters(search: Record<string, unknown>): AccountFilters {
  const tri = searchChoice(search.tri, ACCOUNT_SORTS) || 'connexion';
  return {
    role: searchChoice(search.q_role, ROLES),
    etat: searchChoice(search.q_etat, STATES),
    q: searchText(search.q_recherche),
    tri,
    sens: searchChoice(search.sens, ['asc', 'desc']) || FIRST[tri],
  };
}

/** The URL of these filters; omits defaults. */
export function writeAccountFilters({ role, etat, q, tri, sens }: AccountFilters) {
  return {
    q_role: role || undefined,
    q_etat: etat || undefined,
    q_recherche: q || undefined,
    tri: tri === 'connexion' ? undefined : tri,
    sens: sens === FIRST[tri] ? undefined : sens,
  };
}

/** A click on a column header: reverses the current order, else sorts in the initial direction. */
export function sortedBy(filters: AccountFilters, tri: AccountSort): AccountFilters {
  if (filters.tri !== tri) return { ...filters, tri, sens: FIRST[tri] };
  return { ...filters, sens: filters.sens === 'asc' ? 'desc' : 'asc' };
}
