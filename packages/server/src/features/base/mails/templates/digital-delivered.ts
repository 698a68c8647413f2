import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, projectTitle } from '../mail.ts';
import { clientMail } from './client-mail.ts';
import type { FilesLink } from './delivery-link.ts';
import { filesUntil } from './link-notes.ts';

/** To a Digital order's video address, when the agency has delivered it: a link to its files. */
export function digitalDeliveredMail(given: FilesLink): Mail {
  return clientMail('digital-delivered', given, {
    subject: 'les contenus de votre écran sont livrés',
    greeting: 'Bonjour,',
    title: 'Les contenus de votre écran sont livrés',
    action: { label: 'Télécharger les contenus', path: PAGE_PATHS.delivery(given.token) },
    ...(given.picture && { picture: given.picture }),
    paragraphs: [
      `L’agence a livré les contenus de l’écran « ${projectTitle(given.project)} ».`,
      'Téléchargez-les, installez-les, puis vérifiez qu’ils s’affichent sur votre écran. Une question, ou rien à l’écran ? Votre délégué commercial vous aide.',
    ],
    notes: [filesUntil(given.expires)],
  });
}
