import { ROLES, type Role } from '../projects/roles.ts';

/** The roles whose accounts a role opens, changes and closes (specification/accounts.md#managing-accounts). */
export function managedRoles(role: Role): readonly Role[] {
  if (role === 'administrator') return ROLES;
  return role === 'siege' ? ROLES.filter((each) => each !== 'administrator' && each !== 'siege') : [];
}

/** Whether a role manages accounts of another one. */
export function managesRole(role: Role, other: Role): boolean {
  return managedRoles(role).includes(other);
}

/** The company's own people; the others are outside of it and of its directory. */
export const COMPANY_ROLES: readonly Role[] = ['administrator', 'siege', 'smhf', 'mdv', 'dc'];

/** Agencies and printers: several people may each have an account with the organisation's scope. */
export const ORGANISATION_ROLES: readonly Role[] = ['agence', 'imprimeur'];
