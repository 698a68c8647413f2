import type { ProjectType } from '../projects/kinds.ts';
import type { Role } from '../projects/roles.ts';
import type { Status } from '../projects/statuses.ts';
import { HOLDERS, type Holder, holderOf } from './holder.ts';

/** Whose address a manager may read anyway: on the order itself, or of a dc of theirs. */
const OF_THE_ORDER: readonly Holder[] = ['dc', 'client', 'agence'];

const READ_BY: Partial<Record<Role, readonly Holder[]>> = {
  smhf: OF_THE_ORDER,
  mdv: OF_THE_ORDER,
  siege: HOLDERS,
  administrator: HOLDERS,
};

/**
 * The addressee of a role's mail about a waiting project: who is expected to act, else its dc, where the role may not
 * read that address (specification/roles-and-scope.md#write-to-who-is-expected-to-act). Null once it has ended.
 */
export function addresseeOf(role: Role, statut: Status, type: ProjectType): Holder {
  const holder = holderOf(statut, type);
  if (holder === null) return null;
  return READ_BY[role]?.includes(holder) ? holder : 'dc';
}
