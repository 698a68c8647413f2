import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, type MailedProject, projectFacts, projectTitle, spokenDay, subjectOf } from '../mail.ts';

interface Told {
  to: string;
  project: MailedProject;
}

interface Late extends Told {
  jour: string;
  /** The reader promised it. */
  promised: boolean;
}

/** The day has passed, once for a promise: to the delegate, and to whoever promised it. */
export function deliveryLateMail({ to, project, jour, promised }: Late): Mail {
  return {
    template: 'delivery-late',
    to,
    projectId: project.id,
    subject: subjectOf(project, 'livraison en retard'),
    title: `La livraison promise le ${spokenDay(jour)} n’est pas faite`,
    paragraphs: [
      promised
        ? `Le projet « ${projectTitle(project)} » n’est pas passé en livré. S’il est livré, dites quel jour ; sinon promettez un autre jour, en disant pourquoi.`
        : `Le projet « ${projectTitle(project)} » n’est pas passé en livré. Son client lit « Un peu de retard. Votre délégué commercial vous donne une date. »`,
    ],
    facts: projectFacts(project),
    action: {
      label: promised ? 'Dire où il en est' : 'Voir le projet',
      path: PAGE_PATHS.followUp(project.id),
    },
  };
}

/** To whoever prints: somebody waits for a day, or for another one. */
export function dayAskedMail({ to, project, from }: Told & { from: string }): Mail {
  return {
    template: 'day-asked',
    to,
    projectId: project.id,
    subject: subjectOf(project, 'date de livraison demandée'),
    title: 'Promettez un jour de livraison',
    paragraphs: [
      `${from} demande quand arrive le projet « ${projectTitle(project)} ». Le délégué commercial et le client liront le jour que vous promettez.`,
    ],
    facts: projectFacts(project),
    action: { label: 'Promettre un jour', path: PAGE_PATHS.followUp(project.id) },
  };
}
