import { DEMO_ACCOUNTS, type DemoAccount } from '../seed/accounts.ts';
import type { DemoOutlet } from '../seed/outlets.ts';

/** The account of an outlet's owner: one that is listed to click, else the one their first Direct Agence gave them. */
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
