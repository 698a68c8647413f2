import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { type ReadNews, statusMail, whoDid } from '../status-news.ts';

/** To the dc, when a Direct Agence order is with the client, who completes it. */
export function orderAtClientMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('order-at-client', to, news, {
    subject: subjectOf(news.project, 'commande chez le client'),
    title: 'Le client complète sa commande',
    paragraphs: [
      `${whoDid(news, 'envoyé')} au client la commande « ${title} ».`,
      'Vous n’avez rien à faire : elle partira à l’agence quand le client l’aura complétée et signée.',
    ],
    action: 'Voir le projet',
  });
}
