import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import type { Mail } from '../mail.ts';
import { type ClientMail, clientMail } from './client-mail.ts';
import { usedOnce } from './link-notes.ts';

/** A single-use link by which a file is sent, 14 days. */
export type FileLink = ClientMail & { token: string; expires: Date };

/** To the client who wants their logo on the card. */
export function logoLinkMail(given: FileLink): Mail {
  return clientMail('logo-link', given, {
    subject: 'envoyez-nous votre logo',
    title: 'Il nous manque votre logo',
    action: { label: 'Envoyer mon logo', path: PAGE_PATHS.fileLink(given.token) },
    paragraphs: [
      `Vous avez demandé à ${given.nomDc} que votre logo figure sur votre nouvelle carte.`,
      'Envoyez un fichier vectoriel (.ai ou .eps), ou une image .jpg à 300 DPI.',
    ],
    notes: [usedOnce(given.expires)],
  });
}
