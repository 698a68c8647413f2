import { managesRole } from '@ardoise/domain/accounts/managed-roles.ts';
import type { ManagedAccount } from '@ardoise/domain/contract/accounts.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { ManagedAccountRow } from './managed-accounts.repository.ts';

/** An account as the calls give it to this caller. */
export function presentAccount(row: ManagedAccountRow, actor: Actor): ManagedAccount {
  const { active, hasPassword, state, lastLogin, closedAt, invited, replacement, projects, ...account } = row;
  return {
    ...account,
    etat: state,
    t_connexion: lastLogin,
    t_fermeture: active ? null : closedAt,
    invitation: hasPassword ? null : invited,
    remplacement: replacement,
    projets: projects,
    modifiable: managesRole(actor.role, row.role),
  };
}
