import { SECURITY_EVENTS, type SecurityEventName } from '@ardoise/domain/base/security-events.ts';
import { searchText } from '../../components/projects/list-order.ts';

/** Filters of the security log, from the URL; empty ones are inactive. */
export interface SecurityFilters {
  evenement: SecurityEventName | '';
  personne: string;
  /** Days, yyyy-MM-dd, inclusive. */
  du: string;
  au: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (value: unknown) => (DAY.test(searchText(value)) ? searchText(value) : '');

/** Parses the URL; ignores invalid parameters. */
export function readSecurityFilters(search: Record<string, unknown>): SecurityFilters {
  const evenement = searchText(search.q_evenement);
  return {
    evenement: Object.hasOwn(SECURITY_EVENTS, evenement) ? (evenement as SecurityEventName) : '',
    personne: searchText(search.q_personne),
    du: dayOf(search.q_du),
    au: dayOf(search.q_au),
  };
}

/** The URL of these filters; omits empty ones. */
export function writeSecurityFilters({ evenement, personne, du, au }: SecurityFilters) {
  return {
    q_evenement: evenement || undefined,
    q_personne: personne || undefined,
    q_du: du || undefined,
    q_au: au || undefined,
  };
}

export function hasFilters(filters: SecurityFilters): boolean {
  return Object.values(filters).some((value) => value !== '');
}
