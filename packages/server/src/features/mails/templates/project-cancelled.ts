import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { type Mail, type MailedProject, projectFacts, projectTitle } from '../mail.ts';

/** To the agency, the dc, and the printer if there is one. */
export function projectCancelledMail(given: {
  to: string;
  project: MailedProject;
  nomResp: string;
  comment: string;
}): Mail {
  return {
    template: 'project-cancelled',
    to: given.to,
    projectId: given.project.id,
    subject: `Projet annulé : ${projectTitle(given.project)}`,
    title: 'Un projet est annulé',
    paragraphs: [
      `${given.nomResp} a annulé le projet « ${projectTitle(given.project)} ».`,
      'Merci d’arrêter tout travail en cours sur ce projet.',
    ],
    facts: projectFacts(given.project),
    message: { from: given.nomResp, text: given.comment },
    action: { label: 'Voir le projet', path: PAGE_PATHS.followUp(given.project.id) },
  };
}
