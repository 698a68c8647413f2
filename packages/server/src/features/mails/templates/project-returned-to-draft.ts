import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { type Mail, type MailedProject, projectFacts, projectTitle } from '../mail.ts';

/** To the dc, when the agency or head office sends a project back to Brouillon. */
export function projectReturnedToDraftMail(given: {
  to: string;
  project: MailedProject;
  nomResp: string;
  comment: string;
}): Mail {
  return {
    template: 'project-returned-to-draft',
    to: given.to,
    projectId: given.project.id,
    subject: `À compléter : ${projectTitle(given.project)}`,
    title: 'Votre projet revient en brouillon',
    paragraphs: [
      `${given.nomResp} vous renvoie le projet « ${projectTitle(given.project)} » : il y manque quelque chose pour avancer.`,
      'Vous pouvez le modifier, puis le soumettre de nouveau à l’agence.',
    ],
    facts: projectFacts(given.project),
    message: { from: given.nomResp, text: given.comment },
    action: { label: 'Reprendre le projet', path: PAGE_PATHS.followUp(given.project.id) },
  };
}
