import { type Holder, holderOf } from './holder.ts';
import type { ProjectType } from './kinds.ts';
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
    { column: 'dc', statuts: heldOfType('dc', 'Digital'), type: 'Digital' },
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

/** Nothing ever waits for a role that only looks on. */
export function waitingFor(role: Role): readonly Waiting[] {
  return WAITING[role] ?? [];
}
