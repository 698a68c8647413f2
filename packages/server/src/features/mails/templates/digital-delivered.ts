import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import type { Delegate } from '../../people/delegate-of.ts';
import { type Mail, type MailedProject, orderFacts, projectTitle } from '../mail.ts';
import { filesUntil, PERSONAL, reachOf, repliesTo } from './link-notes.ts';

/** To a Digital order's video address, when the agency has delivered it: a link to its files, 30 days. */
export function digitalDeliveredMail(
  given: Delegate & {
    to: string;
    project: MailedProject;
    token: string;
    expires: Date;
  },
): Mail {
  const title = projectTitle(given.project);
  return {
    template: 'digital-delivered',
    to: given.to,
    projectId: given.project.id,
    ...repliesTo(given),
    subject: `Votre affichage digital est livré : ${title}`,
    title: 'Votre affichage digital est livré',
    paragraphs: [
      'Bonjour,',
      `L’agence a livré les contenus de l’écran « ${title} ».`,
      'Téléchargez-les, installez-les, puis vérifiez qu’ils s’affichent sur votre écran.',
    ],
    facts: orderFacts(given.project),
    action: { label: 'Télécharger les contenus', path: PAGE_PATHS.delivery(given.token) },
    notes: [
      filesUntil(given.expires),
      PERSONAL,
      `Une question, ou rien à l’écran ? Votre délégué commercial : ${reachOf(given)}.`,
    ],
  };
}
