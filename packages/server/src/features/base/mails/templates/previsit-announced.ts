import { type Mail, projectTitle, spokenDay } from '../mail.ts';
import type { ReadNews } from '../status-news.ts';
import { clientMail } from './client-mail.ts';

/** To the client, when a pre-visit is to be arranged: who will call, and when. They have no account. */
export function previsitAnnouncedMail(to: string, news: ReadNews): Mail {
  const { project, deadline, picture } = news;
  const latest = deadline === null ? '' : `, le ${spokenDay(deadline)} au plus tard`;
  return clientMail(
    'previsit-announced',
    { ...news, to },
    {
      subject: 'un installateur va vous appeler',
      title: 'Un installateur va vous appeler',
      ...(picture && { picture }),
      paragraphs: [
        `Merci d’avoir validé la création de « ${projectTitle(project)} ». Avant de la fabriquer, notre installateur doit voir les lieux.`,
        `Il vous appelle sous ${news.delays.installateur}h${latest}, pour convenir d’un rendez-vous. Vous n’avez rien à préparer. Pas d’appel ? Prévenez votre délégué commercial.`,
      ],
    },
  );
}
