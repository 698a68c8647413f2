import type { KindFacts } from '../kind-facts/facts.ts';
import { KIND_FACTS } from '../kind-facts/kind-facts.ts';
import { namesOf } from '../projects/replacements.ts';
import type { Actor, Role } from '../projects/roles.ts';
import { STATUSES, type Status } from '../projects/statuses.ts';
import { statusesOf } from './transitions.ts';

/**
 * Scope of a role on projects, as data: all conditions apply (specification/roles-and-scope.md#scope). The server
 * translates it to SQL for every list, count, search, export, file and read by id; out of scope: 404.
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

type NameColumn = Extract<ScopeCondition, { is: 'username' }>['column'];
type FlagColumn = Extract<ScopeCondition, { is: true }>['column'];

/** Columns of a project that scopes depend on. */
export type ScopeSubject = Record<NameColumn, string | null> &
  Record<FlagColumn, boolean> & { statut: Status; client_uid: number | null };

/**
 * Whether a project is in this actor's scope, by its row (specification/roles-and-scope.md#scope). For a deleted one:
 * whether it was.
 */
export function isInScope(subject: ScopeSubject, actor: Actor): boolean {
  return SCOPES[actor.role].every((condition) => {
    if ('notIn' in condition) return !condition.notIn.includes(subject.statut);
    if (condition.is === 'uid') return subject.client_uid === actor.uid;
    if (condition.is === 'username') return namesOf(actor).includes(subject[condition.column] ?? '');
    return subject[condition.column];
  });
}

/** Clients have the kinds that they complete, installers those with a pose; the others see every kind. */
const SEES: Partial<Record<Role, (facts: KindFacts) => boolean>> = {
  client: ({ completedByClient }) => completedByClient,
  installateur: ({ supports }) => supports.some(({ posed }) => posed),
};

/** Statuses that this role can ever see (call `userstatut`), in the usual order. */
export function visibleStatuses(role: Role): Status[] {
  const hidden = SCOPES[role].flatMap((condition) => ('notIn' in condition ? condition.notIn : []));
  const kinds = Object.values(KIND_FACTS).filter(SEES[role] ?? (() => true));
  const had = new Set(kinds.flatMap(({ kind }) => statusesOf(kind)));
  return STATUSES.filter((status) => had.has(status) && !hidden.includes(status));
}
