import type { Role } from '@ardoise/domain/projects/roles.ts';

/** The list that a role works from: a printer's is of what there is to print. */
export function dashboardPath(role: Role): '/dashboard' | '/dashboard-imprimeur' {
  return role === 'imprimeur' ? '/dashboard-imprimeur' : '/dashboard';
}
