import { type Mail, projectTitle } from '../mail.ts';
import { type StatusNews, statusMail } from '../status-news.ts';

/** To the agency, when the dc agrees to a Direct Agence creation. */
export function dcAgreedMail(to: string, news: StatusNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('dc-agreed', to, news, {
    subject: `Accord du DC : ${title}`,
    title: 'Demandez maintenant l’accord du client',
    paragraphs: [
      `${news.nomResp} a donné son accord sur la création du projet « ${title} ».`,
      'Soumettez-la au client.',
    ],
    action: 'Poursuivre le projet',
  });
}
