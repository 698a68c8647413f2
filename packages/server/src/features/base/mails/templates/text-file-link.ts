import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import type { Mail } from '../mail.ts';
import { clientMail } from './client-mail.ts';
import { usedOnce } from './link-notes.ts';
import type { FileLink } from './logo-link.ts';

/** To the holder of the card's text: Word, PowerPoint or Excel. */
export function textFileLinkMail(given: FileLink): Mail {
  return clientMail('text-file-link', given, {
    subject: 'envoyez-nous le texte de votre carte',
    greeting: 'Bonjour,',
    title: 'Il nous manque le texte de votre carte',
    action: { label: 'Envoyer mon fichier', path: PAGE_PATHS.fileLink(given.token) },
    paragraphs: [
      `${given.nomDc} prépare avec vous une nouvelle carte. Pour la composer, nous avons besoin de son texte.`,
      'Envoyez un fichier Word, PowerPoint ou Excel (.doc, .ppt, .xls).',
    ],
    notes: [usedOnce(given.expires)],
  });
}
