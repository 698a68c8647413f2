import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { type Mail, type MailedProject, projectFacts, projectTitle } from '../mail.ts';

/** To the agency, when a project enters Agence: a first answer within five working days. */
export function projectSubmittedMail(given: {
  to: string;
  project: MailedProject;
  nomDc: string;
  comment: string;
}): Mail {
  return {
    template: 'project-submitted',
    to: given.to,
    projectId: given.project.id,
    subject: `Nouveau projet à créer : ${projectTitle(given.project)}`,
    title: 'Un projet vous est confié',
    paragraphs: [
      `${given.nomDc} vous confie le projet « ${projectTitle(given.project)} ».`,
      'Merci de faire un premier retour sous 5 jours ouvrés.',
    ],
    facts: projectFacts(given.project),
    message: { from: given.nomDc, text: given.comment },
    action: { label: 'Voir le projet', path: PAGE_PATHS.followUp(given.project.id) },
  };
}
