import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { type Mail, type MailedProject, projectFacts, projectTitle } from '../mail.ts';

/** To the dc and the agency, when head office refuses a project. */
export function projectRefusedMail(given: {
  to: string;
  project: MailedProject;
  nomResp: string;
  comment: string;
}): Mail {
  return {
    template: 'project-refused',
    to: given.to,
    projectId: given.project.id,
    subject: `Projet refusé : ${projectTitle(given.project)}`,
    title: 'Un projet est refusé',
    paragraphs: [
      `${given.nomResp} a refusé le projet « ${projectTitle(given.project)} ».`,
      'Il ne peut plus avancer ; le délégué peut le cloner pour en présenter un autre.',
    ],
    facts: projectFacts(given.project),
    message: { from: given.nomResp, text: given.comment },
    action: { label: 'Voir le projet', path: PAGE_PATHS.followUp(given.project.id) },
  };
}
