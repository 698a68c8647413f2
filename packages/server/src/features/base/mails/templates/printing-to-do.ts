import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { type ReadNews, statusMail } from '../status-news.ts';

/** To the printer, when a project enters Impression. */
export function printingToDoMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('printing-to-do', to, news, {
    subject: subjectOf(news.project, 'projet à imprimer'),
    title: 'Un projet est à imprimer',
    paragraphs: [
      news.own
        ? `Vous imprimez vous-même le projet « ${title} ».`
        : `${news.nomResp} vous confie l’impression du projet « ${title} ».`,
      'Téléchargez les fichiers : le projet passe alors en imprimé. Si quelque chose ne va pas, renvoyez-le avec un commentaire.',
    ],
    action: 'Voir les fichiers',
  });
}
