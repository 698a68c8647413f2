import { type Holder, holderOf } from './holder.ts';
import { PROJECT_TYPES, type ProjectType } from './kinds.ts';
import type { Role } from './roles.ts';
import { STATUSES, type Status } from './statuses.ts';

/** Projects that wait for somebody: in one of these statuses, and theirs by this column; any project where it is null. */
export interface Waiting {
  column: 'dc' | 'agence' | 'imprimeur' | 'client_uid' | null;
  statuts: readonly Status[];
  /** Of this support alone; any where left out. */
  type?: ProjectType;
}

const heldBy = (holder: Holder): readonly Status[] =>
  STATUSES.filter((statut) => holderOf(statut) === holder);

/** Those in which a support is held by somebody else than the others are. */
const heldOfType = (holder: Holder, type: ProjectType): readonly Status[] =>
  STATUSES.filter((statut) => holderOf(statut, type) === holder && holderOf(statut) !== holder);

/** What waits for each role (holder.ts); an agency also prints what names it as its printer. */
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
 * Who works through a queue, and goes on to the next project of their list
 * (specification/screens-and-addresses.md#lists-are-kept).
 */
const QUEUES: readonly Role[] = ['agence', 'imprimeur', 'installateur', 'dc', 'siege'];

export function worksThroughQueue(role: Role): boolean {
  return QUEUES.includes(role);
}

/** Nothing ever waits for a role that only looks on. */
export function waitingFor(role: Role): readonly Waiting[] {
  return WAITING[role] ?? [];
}

/** What of a project tells whom it waits for. */
type WaitingSubject = { statut: Status; type: ProjectType } & Record<
  'dc' | 'agence' | 'imprimeur',
  string | null
>;

/** Whether a project of somebody's scope waits for them, by these names of theirs; a client's are all bound to them. */
export function waitsFor(project: WaitingSubject, role: Role, names: readonly string[]): boolean {
  return waitingFor(role).some(({ column, statuts, type }) => {
    if (!statuts.includes(project.statut) || (type !== undefined && type !== project.type)) return false;
    return column === null || column === 'client_uid' || names.includes(project[column] ?? '');
  });
}
