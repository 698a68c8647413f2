import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { type Mail, type MailedProject, orderFacts } from '../mail.ts';
import { usedOnce } from './link-notes.ts';

/** To the holder of the card's text: a single-use link (.doc, .ppt, .xls), 14 days. */
export function textFileLinkMail(given: {
  to: string;
  project: MailedProject;
  nomDc: string;
  token: string;
  expires: Date;
}): Mail {
  return {
    template: 'text-file-link',
    to: given.to,
    projectId: given.project.id,
    subject: 'Envoyez-nous le texte de votre carte',
    title: 'Il nous manque le texte de votre carte',
    paragraphs: [
      'Bonjour,',
      `${given.nomDc} prépare avec vous une nouvelle carte. Pour la composer, nous avons besoin de son texte.`,
      'Envoyez-le par ce lien, en fichier Word, PowerPoint ou Excel (.doc, .ppt, .xls).',
    ],
    facts: orderFacts(given.project),
    action: { label: 'Envoyer mon fichier', path: PAGE_PATHS.fileLink(given.token) },
    notes: [usedOnce(given.expires)],
  };
}
