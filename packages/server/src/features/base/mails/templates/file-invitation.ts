import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, projectTitle } from '../mail.ts';
import { clientMail } from './client-mail.ts';
import { usedOnce } from './link-notes.ts';
import type { FileLink } from './logo-link.ts';

/** To the recipient of an invitation: the request in the sender's words. */
export function fileInvitationMail(
  given: FileLink & {
    /** Display name of the sender. */
    from: string;
    instructions: string;
  },
): Mail {
  return clientMail('file-invitation', given, {
    subject: 'un fichier vous est demandé',
    greeting: 'Bonjour,',
    title: `${given.from} vous demande un fichier`,
    action: { label: 'Envoyer mes fichiers', path: PAGE_PATHS.fileLink(given.token) },
    paragraphs: [
      `${given.from} prépare la commande « ${projectTitle(given.project)} » et a besoin d’un fichier de votre part. Aucun compte n’est nécessaire.`,
    ],
    message: { from: given.from, text: given.instructions },
    notes: [usedOnce(given.expires)],
  });
}
