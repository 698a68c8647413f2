import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { type ReadNews, statusMail, whoDid } from '../status-news.ts';

/** To the agency, when the dc agrees to a Direct Agence's proof. */
export function dcAgreedMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('dc-agreed', to, news, {
    subject: subjectOf(news.project, 'accord du délégué commercial'),
    title: 'Il reste à demander l’accord du client',
    paragraphs: [
      `${whoDid(news, 'donné')} ${news.own ? 'votre' : 'son'} accord sur la création du projet « ${title} ».`,
      'Soumettez-la au client.',
    ],
    action: 'Voir le projet',
  });
}
