import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, type MailedProject, projectFacts, projectTitle, subjectOf } from '../mail.ts';

/** To the dc, and to the agency at work, when requested files were received by a link. */
export function filesReceivedMail(given: {
  to: string;
  project: MailedProject;
  /** Address that the link was sent to. */
  from: string;
  names: readonly string[];
}): Mail {
  const title = projectTitle(given.project);
  return {
    template: 'files-received',
    to: given.to,
    projectId: given.project.id,
    subject: subjectOf(given.project, 'fichier reçu'),
    title: given.names.length > 1 ? 'Des fichiers sont arrivés' : 'Un fichier est arrivé',
    paragraphs: [
      `${given.from} a répondu à votre demande pour le projet « ${title} ».`,
      `Reçu : ${given.names.join(', ')}.`,
    ],
    facts: projectFacts(given.project),
    action: { label: 'Voir le projet', path: PAGE_PATHS.followUp(given.project.id) },
  };
}
