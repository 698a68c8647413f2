import { managesRole } from '@ardoise/domain/accounts/managed-roles.ts';
import type { ManagedAccount } from '@ardoise/domain/contract/accounts.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { HeldReset } from '../../base/people/held-resets.repository.ts';
import type { ManagedAccountRow } from './managed-accounts.repository.ts';

/** Whether this administrator may allow a link to reset the password, after another person changed the address. */
const mayAllow = ({ by }: HeldReset, { uid }: ManagedAccountRow, actor: Actor) =>
  actor.role === 'administrator' && actor.uid !== uid && actor.name !== by;

/** An account, for replies to this caller. */
export function presentAccount(row: ManagedAccountRow, actor: Actor): ManagedAccount {
  const {
    active,
    hasPassword,
    state,
    lastLogin,
    closedAt,
    invited,
    replacement,
    projects,
    heldReset,
    ...account
  } = row;
  return {
    ...account,
    etat: state,
    t_connexion: lastLogin,
    t_fermeture: active ? null : closedAt,
    invitation: hasPassword ? null : invited,
    remplacement: replacement,
    projets: projects,
    reinitialisation:
      heldReset === null
        ? null
        : {
            t: heldReset.at,
            par: heldReset.shown || heldReset.by,
            autorisable: mayAllow(heldReset, row, actor),
          },
    modifiable: managesRole(actor.role, row.role),
  };
}
