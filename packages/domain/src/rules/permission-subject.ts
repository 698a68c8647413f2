import type { TypeCode } from '../projects/kinds.ts';
import type { Status } from '../projects/statuses.ts';

/** Fields of a project that permissions depend on; scope is checked before (scopes.ts). */
export interface PermissionSubject {
  typeProjet: TypeCode;
  statut: Status;
  /** A quota unit was consumed (`eligibleQuota`). */
  eligibleQuota: boolean;
  clientSigned: boolean;
  dcSigned: boolean;
  /** A clone that was never sent to the agency: its unit is consumed all the same. */
  unsentClone: boolean;
  /** It has a text of its card, or boards. */
  hasPrices: boolean;
  /** What is ordered is installed on site. */
  hasPose: boolean;
  /** Username of whoever prints; null before it is chosen. */
  printer: string | null;
  deleted: boolean;
}
