import type { AccountForm } from '@ardoise/domain/accounts/account-problems.ts';
import type { ManagedAccountRow } from './managed-accounts.repository.ts';

/** An account as the log of content changes keeps it: no password, no link. */
export interface AccountEntry extends Omit<AccountForm, 'name'> {
  actif: boolean;
}

/** What head office has filled in for an account. */
export function formOf(account: ManagedAccountRow): AccountForm {
  const { role, name, prenom, nom, mail, telephone, adresse } = account;
  return {
    role,
    name,
    prenom,
    nom,
    mail,
    telephone,
    adresse,
    smhf: account.smhf ?? '',
    mdv: account.mdv ?? '',
    organisation: account.organisation ?? '',
  };
}

/** A line of the log about an account: its username, its name as shown, and as it was or is. */
export function entryOf(account: ManagedAccountRow): { entry: string; label: string; state: AccountEntry } {
  const { name, ...form } = formOf(account);
  return {
    entry: name,
    label: [account.prenom, account.nom].filter((part) => part !== '').join(' ') || name,
    state: { ...form, actif: account.active },
  };
}
