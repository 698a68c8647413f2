import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { type Mail, type MailedProject, orderFacts } from '../mail.ts';
import { usedOnce } from './link-notes.ts';

/** To the client who wants their logo on the card: a single-use link, 14 days. */
export function logoLinkMail(given: {
  to: string;
  project: MailedProject;
  nomDc: string;
  token: string;
  expires: Date;
}): Mail {
  return {
    template: 'logo-link',
    to: given.to,
    projectId: given.project.id,
    subject: 'Envoyez-nous votre logo',
    title: 'Il nous manque votre logo',
    paragraphs: [
      'Bonjour,',
      `Vous avez demandé à ${given.nomDc} que votre logo figure sur votre nouvelle carte.`,
      'Envoyez-le par ce lien : un fichier vectoriel (.ai ou .eps), ou une image .jpg à 300 DPI.',
    ],
    facts: orderFacts(given.project),
    action: { label: 'Envoyer mon logo', path: PAGE_PATHS.fileLink(given.token) },
    notes: [usedOnce(given.expires)],
  };
}
