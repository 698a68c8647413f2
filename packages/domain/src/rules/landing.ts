import type { Role } from '../projects/roles.ts';

/** The landing screen of a role (specification/screens-and-addresses.md#where-one-starts). */
export function landingOf(role: Role): string {
  if (role === 'imprimeur') return '/dashboard-imprimeur';
  if (role === 'agence') return '/dashboard?q_statut=Agence';
  return '/dashboard';
}
