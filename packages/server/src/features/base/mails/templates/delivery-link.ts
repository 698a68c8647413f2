import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, projectTitle } from '../mail.ts';
import { type ClientMail, clientMail } from './client-mail.ts';
import { filesUntil } from './link-notes.ts';

/** A link to finished files, 30 days. */
export type FilesLink = ClientMail & { token: string; expires: Date } & Pick<Mail, 'picture'>;

/** To the client whose finished order is not printed: a link to its execution files. */
export function deliveryLinkMail(given: FilesLink): Mail {
  return clientMail('delivery-link', given, {
    subject: 'vos fichiers sont prêts',
    title: 'Vos fichiers sont prêts, à vous de les garder',
    action: { label: 'Télécharger mes fichiers', path: PAGE_PATHS.delivery(given.token) },
    ...(given.picture && { picture: given.picture }),
    paragraphs: [
      `La commande « ${projectTitle(given.project)} » est terminée. Ses fichiers définitifs sont à votre disposition.`,
      'Téléchargez-les et gardez-les : ce sont eux qu’il faut remettre à l’imprimeur de votre choix.',
    ],
    notes: [filesUntil(given.expires)],
  });
}
