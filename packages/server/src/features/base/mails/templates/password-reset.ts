import { withTargetUrl } from '@ardoise/domain/base/target-url.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, spokenTime } from '../mail.ts';

/** The link that sets a new password: one hour, single use (specification/mails-and-links.md#links). */
export function passwordResetMail(given: {
  to: string;
  name: string;
  token: string;
  expires: Date;
  /** Target after the login with the new password. */
  target?: string | undefined;
}): Mail {
  return {
    template: 'password-reset',
    to: given.to,
    subject: 'Votre nouveau mot de passe Ardoise',
    title: 'Choisissez votre mot de passe',
    paragraphs: [
      'Bonjour,',
      `Vous avez demandé un lien pour choisir le mot de passe du compte « ${given.name} ».`,
      'Le voici. Il sert une seule fois.',
    ],
    action: {
      label: 'Choisir mon mot de passe',
      path: withTargetUrl(PAGE_PATHS.newPassword(given.token), given.target),
    },
    notes: [
      `Ce lien est valable une heure, jusqu’au ${spokenTime(given.expires)}.`,
      'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
    ],
  };
}
