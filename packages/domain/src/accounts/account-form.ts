import type { AccountForm } from './account-problems.ts';

type Attached = 'smhf' | 'mdv' | 'organisation';

/** What head office has filled in for an account, whose attachments are null where it has none. */
export function formOf(
  account: Omit<AccountForm, Attached> & Readonly<Record<Attached, string | null>>,
): AccountForm {
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
