import { PROJECT_TYPES, type ProjectType } from '../projects/kinds.ts';
import type { Role } from '../projects/roles.ts';
import { STATUSES, type Status } from '../projects/statuses.ts';
import { type Holder, holderOf } from './holder.ts';

/**
 * Projects that wait for somebody: in one of these statuses, with their username in this column; any project where it
 * is null.
 */
export interface Waiting {
  column: 'dc' | 'agence' | 'imprimeur' | 'client_uid' | null;
  statuts: readonly Status[];
  /** Of this support only; any if omitted. */
  type?: ProjectType;
}

const heldBy = (holder: Holder): readonly Status[] =>
  STATUSES.filter((statut) => holderOf(statut) === holder);

/** Statuses in which a support has another holder than the other supports. */
const heldOfType = (holder: Holder, type: ProjectType): readonly Status[] =>
  STATUSES.filter((statut) => holderOf(statut, type) === holder && holderOf(statut) !== holder);

/** What waits for each role (holder.ts); an agency also prints the projects that name it as printer. */
const WAITING: Partial<Record<Role, readonly Waiting[]>> = {
  dc: [
    { column: 'dc', statuts: heldBy('dc') },
    ...PROJECT_TYPES.map((type) => ({ column: 'dc' as const, statuts: heldOfType('dc', type), type })).filter(
      ({ statuts }) => statuts.length > 0,
    ),
  ],
  agence: [
    { column: 'agence', statuts: heldBy('agence') },
    { column: 'imprimeur', statuts: heldBy('imprimeur') },
  ],
  imprimeur: [{ column: 'imprimeur', statuts: heldBy('imprimeur') }],
  installateur: [{ column: null, statuts: heldBy('installateur') }],
  client: [{ column: 'client_uid', statuts: heldBy('client') }],
  siege: [{ column: null, statuts: heldBy('siege') }],
};

/**
 * Roles with a queue, which continue with the next project of their list
 * (specification/screens-and-addresses.md#lists-are-kept).
 */
const QUEUES: readonly Role[] = ['agence', 'imprimeur', 'installateur', 'dc', 'siege'];

export function worksThroughQueue(role: Role): boolean {
  return QUEUES.includes(role);
}

/** Empty for a read-only role. */
export function waitingFor(role: Role): readonly Waiting[] {
  return WAITING[role] ?? [];
}

/** Fields of a project that determine who is expected to act. */
type WaitingSubject = { statut: Status; type: ProjectType } & Record<
  'dc' | 'agence' | 'imprimeur',
  string | null
>;

/** Whether a project in a person's scope waits for them, by their usernames; a client's projects are all theirs. */
export function waitsFor(project: WaitingSubject, role: Role, names: readonly string[]): boolean {
  return waitingFor(role).some(({ column, statuts, type }) => {
    if (!statuts.includes(project.statut) || (type !== undefined && type !== project.type)) return false;
    return column === null || column === 'client_uid' || names.includes(project[column] ?? '');
  });
}
