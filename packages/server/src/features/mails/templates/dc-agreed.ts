import { type Mail, projectTitle } from '../mail.ts';
import { type ReadNews, statusMail, whoDid } from '../status-news.ts';

/** To the agency, when the dc agrees to a Direct Agence's proof. */
export function dcAgreedMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('dc-agreed', to, news, {
    subject: `Accord du délégué commercial : ${title}`,
    title: 'Demandez maintenant l’accord du client',
    paragraphs: [
      `${whoDid(news, 'donné')} ${news.own ? 'votre' : 'son'} accord sur la création du projet « ${title} ».`,
      'Soumettez-la au client.',
    ],
    action: 'Poursuivre le projet',
  });
}
