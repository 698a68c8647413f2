import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { type ReadNews, statusMail, whoDid } from '../status-news.ts';

/** To the dc, when a project is delivered: before its installation, or, for Digital, by files. */
export function projectDeliveredMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('project-delivered', to, news, {
    subject: subjectOf(news.project, 'projet livré'),
    title: 'Votre projet est livré',
    paragraphs: [
      `${whoDid(news, 'livré')} le projet « ${title} ».`,
      news.project.has_pose
        ? 'Vous n’avez rien à faire : l’installateur prévoit la pose avec le client.'
        : 'Assurez-vous auprès du client que tout est arrivé.',
    ],
    action: 'Voir le projet',
  });
}
