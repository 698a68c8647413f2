import { ROLE_LABELS, type Role } from '@ardoise/domain/projects/roles.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, spokenTime } from '../mail.ts';
import { PERSONAL } from './link-notes.ts';

/** To a person whose account head office opens: the link that sets its password, 14 days, single use. */
export function accountInvitationMail(given: {
  to: string;
  /** Username. */
  name: string;
  role: Role;
  /** The agency or printer that they work for; empty for none. */
  organisation: string;
  /** Who invites. */
  by: string;
  token: string;
  expires: Date;
}): Mail {
  const { to, name, role, organisation, by, token, expires } = given;
  const as = [ROLE_LABELS[role], organisation].filter((part) => part !== '').join(', ');
  return {
    template: 'account-invitation',
    to,
    subject: 'Votre compte Ardoise',
    title: 'Votre compte Ardoise vous attend',
    paragraphs: [
      'Bonjour,',
      `${by} vous ouvre un compte Ardoise (${as}).`,
      `Votre identifiant est « ${name} ». Il ne vous reste qu’à choisir un mot de passe.`,
    ],
    action: { label: 'Choisir mon mot de passe', path: PAGE_PATHS.newPassword(token) },
    notes: [
      `Ce lien sert une seule fois, jusqu’au ${spokenTime(expires)} ; après, la page qu’il ouvre vous en envoie un autre. ${PERSONAL}`,
      'Si vous n’attendiez rien, ignorez ce message : sans mot de passe choisi, personne n’entre.',
    ],
  };
}
