import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import type { Delegate } from '../../people/delegate-of.ts';
import { type Mail, type MailedProject, orderFacts, projectTitle } from '../mail.ts';
import { anyQuestion, filesUntil, PERSONAL, repliesTo } from './link-notes.ts';

/** To the client whose finished order is not printed: a link to its execution files, 30 days. */
export function deliveryLinkMail(
  given: Delegate & {
    to: string;
    project: MailedProject;
    token: string;
    expires: Date;
  },
): Mail {
  return {
    template: 'delivery-link',
    to: given.to,
    projectId: given.project.id,
    ...repliesTo(given),
    subject: `Vos fichiers sont prêts : ${projectTitle(given.project)}`,
    title: 'Vos fichiers sont prêts',
    paragraphs: [
      'Bonjour,',
      `La commande « ${projectTitle(given.project)} » est terminée. Ses fichiers définitifs sont à votre disposition.`,
      'Téléchargez-les et gardez-les : ce sont eux qu’il faut remettre à l’imprimeur de votre choix.',
    ],
    facts: orderFacts(given.project),
    action: { label: 'Télécharger mes fichiers', path: PAGE_PATHS.delivery(given.token) },
    notes: [filesUntil(given.expires), PERSONAL, anyQuestion(given)],
  };
}
