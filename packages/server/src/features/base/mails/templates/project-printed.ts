import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { type ReadNews, statusMail, whoDid } from '../status-news.ts';

/** To the dc, when a project is printed. */
export function projectPrintedMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('project-printed', to, news, {
    subject: subjectOf(news.project, 'projet imprimé'),
    title: 'Votre projet est imprimé',
    paragraphs: [
      `${whoDid(news, 'imprimé')} le projet « ${title} ».`,
      'Vous n’avez rien à faire : la livraison suit. Vous pouvez en informer le client.',
    ],
    action: 'Voir le projet',
  });
}
