import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { type Mail, type MailedProject, projectFacts, projectTitle } from '../mail.ts';
import { usedOnce } from './link-notes.ts';

/** To the recipient of an invitation: the request in the sender's words, and a single-use link, 14 days. */
export function fileInvitationMail(given: {
  to: string;
  project: MailedProject;
  /** Display name of the sender. */
  from: string;
  instructions: string;
  token: string;
  expires: Date;
}): Mail {
  const title = projectTitle(given.project);
  return {
    template: 'file-invitation',
    to: given.to,
    projectId: given.project.id,
    subject: `${given.from} vous invite à envoyer un fichier`,
    title: 'Un fichier vous est demandé',
    paragraphs: [
      'Bonjour,',
      `${given.from} prépare le projet « ${title} » et a besoin d’un fichier de votre part.`,
    ],
    message: { from: given.from, text: given.instructions },
    facts: projectFacts(given.project),
    action: { label: 'Envoyer mes fichiers', path: PAGE_PATHS.fileLink(given.token) },
    notes: ['Aucun compte n’est nécessaire.', usedOnce(given.expires)],
  };
}
