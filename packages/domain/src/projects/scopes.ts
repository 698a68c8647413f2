import type { Role } from './roles.ts';
import type { Status } from './statuses.ts';

/**
 * What a role sees of the projects, as data: each condition must hold (3-decisions.md section 3).
 * The server turns it into SQL for every list, count, search, export, file and read by id; outside it: 404.
 */
export type ScopeCondition =
  | { column: 'dc' | 'mdv' | 'smhf' | 'agence' | 'imprimeur'; is: 'username' }
  | { column: 'client_uid'; is: 'uid' }
  | { column: 'statut'; notIn: readonly Status[] }
  | { column: 'entered_impression' | 'entered_previsite' | 'entered_client' | 'has_pose'; is: true };

export const SCOPES: Record<Role, readonly ScopeCondition[]> = {
  administrator: [],
  siege: [],
  dc: [{ column: 'dc', is: 'username' }],
  mdv: [{ column: 'mdv', is: 'username' }],
  smhf: [{ column: 'smhf', is: 'username' }],
  agence: [
    { column: 'agence', is: 'username' },
    { column: 'statut', notIn: ['Brouillon', 'Client'] },
  ],
  imprimeur: [
    { column: 'imprimeur', is: 'username' },
    { column: 'entered_impression', is: true },
  ],
  installateur: [
    { column: 'has_pose', is: true },
    { column: 'entered_previsite', is: true },
  ],
  client: [
    { column: 'client_uid', is: 'uid' },
    { column: 'entered_client', is: true },
  ],
};

/** Statuses this role may ever see (call `userstatut`). */
export function visibleStatuses(role: Role, all: readonly Status[]): Status[] {
  const hidden = SCOPES[role].flatMap((condition) => ('notIn' in condition ? condition.notIn : []));
  return all.filter((status) => !hidden.includes(status));
}
