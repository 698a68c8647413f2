import type { ErrorCode } from '../base/errors.ts';
import type { TypeCode } from '../projects/kinds.ts';
import { type Actor, ROLES, type Role } from '../projects/roles.ts';
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
  /** It has a text of its card, or boards whose prices are written. */
  hasPrices: boolean;
  /** Whole days since it has its status. */
  daysInStatus: number;
  /** What is ordered is installed on site. */
  hasPose: boolean;
  /** Username of whoever prints; null before it is chosen. */
  printer: string | null;
  deleted: boolean;
}

/** `true`, or the refusal: 403 is for roles only, so a refusal here depends on the status. */
export type Rule = (subject: PermissionSubject, actor: Actor) => true | { code: ErrorCode; message: string };
export type RoleRules = Partial<Record<Role, Rule>>;

export const always: Rule = () => true;
export const refused = (message: string) => ({ code: 'STATUT' as const, message });

export function inStatus(statuses: readonly Status[], message: string): Rule {
  return ({ statut }) => statuses.includes(statut) || refused(message);
}

export const those = (roles: readonly Role[], rule: Rule): RoleRules =>
  Object.fromEntries(roles.map((role) => [role, rule]));
export const all = (rule: Rule): RoleRules => those(ROLES, rule);
export const allBut = (excluded: Role, rule: Rule): RoleRules =>
  those(
    ROLES.filter((role) => role !== excluded),
    rule,
  );
export const headOffice = (rule: Rule): RoleRules => ({ siege: rule, administrator: rule });
