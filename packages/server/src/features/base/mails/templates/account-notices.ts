import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, spokenTime } from '../mail.ts';

const OWN_ACCOUNT = { label: 'Voir mon compte', path: PAGES.account };

/** To the former and to the new address of an account, whoever changed it. */
export function addressChangedMail(given: {
  to: string;
  /** Username. */
  name: string;
  former: string;
  next: string;
  /** Who did it, as people know them; empty for the account's owner. */
  by: string;
  at: Date;
}): Mail {
  const { to, name, former, next, by, at } = given;
  return {
    template: 'address-changed',
    to,
    subject: 'L’adresse e-mail de votre compte Ardoise a changé',
    title: 'L’adresse e-mail de votre compte a changé',
    paragraphs: [
      'Bonjour,',
      `Les messages du compte « ${name} » vont désormais à sa nouvelle adresse, ses liens de mot de passe aussi.`,
    ],
    facts: [
      { label: 'Avant', value: former },
      { label: 'Maintenant', value: next },
      ...(by === '' ? [] : [{ label: 'Par', value: by }]),
      { label: 'Quand', value: spokenTime(at) },
    ],
    action: OWN_ACCOUNT,
    notes: [
      'Si vous ne vous y attendiez pas, prévenez tout de suite un administrateur : il rétablit votre adresse.',
    ],
  };
}

/** After a password was reset; during the days after a changed address to the former address too. */
export function passwordChangedMail(given: { to: string; name: string; byLink: boolean; at: Date }): Mail {
  const { to, name, byLink, at } = given;
  return {
    template: 'password-changed',
    to,
    subject: 'Le mot de passe de votre compte Ardoise a changé',
    title: 'Votre mot de passe a changé',
    paragraphs: [
      'Bonjour,',
      byLink
        ? `Le mot de passe du compte « ${name} » a été choisi de nouveau, par un lien reçu par e-mail. Ses sessions sont fermées.`
        : `Le mot de passe du compte « ${name} » a été changé dans Mon compte. Ses autres sessions sont fermées.`,
    ],
    facts: [{ label: 'Quand', value: spokenTime(at) }],
    action: OWN_ACCOUNT,
    notes: [
      'Si ce n’est pas vous, choisissez un nouveau mot de passe et prévenez tout de suite un administrateur.',
    ],
  };
}
