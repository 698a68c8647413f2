import type { Role } from '../projects/roles.ts';
import { PAGES } from './page-paths.ts';

/** The landing screen of a role (specification/screens-and-addresses.md#where-one-starts). */
export function landingOf(role: Role): string {
  if (role === 'imprimeur') return PAGES.printerDashboard;
  if (role === 'agence') return `${PAGES.dashboard}?q_statut=Agence`;
  return PAGES.dashboard;
}
