import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { type ReadNews, statusMail } from '../status-news.ts';

/** To head office, when a project waits for its validation (Validation CCEP). */
export function headOfficeCheckMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('head-office-check', to, news, {
    subject: subjectOf(news.project, 'projet à valider'),
    title: 'Un projet est à valider',
    paragraphs: [
      `${news.own ? 'Vous demandez' : `${news.nomResp} demande`} la validation du siège pour le projet « ${title} », qui était en « ${news.from} ».`,
      'Envoyez-le en impression, renvoyez-le à l’agence, ou refusez-le avec un commentaire.',
    ],
    action: 'Voir le projet',
  });
}
