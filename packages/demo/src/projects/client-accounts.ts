import { DEMO_ACCOUNTS, type DemoAccount } from '../seed/accounts.ts';
import type { DemoOutlet } from '../seed/outlets.ts';

/** The account of an outlet's owner: a listed one, else the one created by their first Direct Agence. */
export function clientAccount({ Email, Owner_Name, Phone }: DemoOutlet): DemoAccount {
  const mail = (Email ?? '').trim().toLowerCase();
  const known = DEMO_ACCOUNTS.find((account) => account.role === 'client' && account.mail === mail);
  if (known !== undefined) return known;
  return {
    name: mail,
    role: 'client',
    prenom: '',
    nom: Owner_Name ?? '',
    mail,
    telephone: Phone ?? '',
    smhf: null,
    mdv: null,
  };
}
