import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, type MailedProject, projectFacts, projectTitle, spokenDay, subjectOf } from '../mail.ts';
import { type ClientMail, clientMail } from './client-mail.ts';

/** To the client, when the day of the delivery has changed: neither who promised it nor why. */
export function deliveryDayMail(given: ClientMail & { jour: string }): Mail {
  return clientMail('delivery-day', given, {
    subject: 'un autre jour de livraison',
    title: `Votre commande arrive le ${spokenDay(given.jour)}`,
    paragraphs: [
      `Le jour de livraison de la commande « ${projectTitle(given.project)} » a changé.`,
      'Vous n’avez rien à faire. Si ce jour ne vous convient pas, appelez votre délégué commercial.',
    ],
  });
}

/** To the delegate, with the reason. */
export function deliveryDayMovedMail(given: {
  to: string;
  project: MailedProject;
  jour: string;
  motif: string;
}): Mail {
  const { to, project, jour, motif } = given;
  return {
    template: 'delivery-day-moved',
    to,
    projectId: project.id,
    subject: subjectOf(project, 'jour de livraison changé'),
    title: `Livraison le ${spokenDay(jour)}`,
    paragraphs: [
      `L’imprimeur promet un autre jour pour le projet « ${projectTitle(project)} ». Le client est prévenu du jour, sans la raison.`,
    ],
    message: { from: 'L’imprimeur', text: motif },
    facts: projectFacts(project),
    action: { label: 'Voir le projet', path: PAGE_PATHS.followUp(project.id) },
  };
}
