import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, projectTitle, spokenDay } from '../mail.ts';
import { calendarIn, type ReadNews } from '../status-news.ts';
import { clientMail } from './client-mail.ts';
import { FOLLOW_ORDER, followedUntil } from './link-notes.ts';

/** To the client, when a pre-visit is to be arranged: who will call, and when. They have no account. */
export function previsitAnnouncedMail(to: string, news: ReadNews): Mail {
  const { project, deadline, picture, trackingToken } = news;
  const latest = deadline === null ? '' : `, le ${spokenDay(deadline)} au plus tard`;
  const said = clientMail(
    'previsit-announced',
    { ...news, to },
    {
      subject: 'un installateur va vous appeler',
      title: 'Un installateur va vous appeler',
      ...(trackingToken && {
        action: { label: FOLLOW_ORDER, path: PAGE_PATHS.tracking(trackingToken) },
        notes: [followedUntil()],
      }),
      ...(picture && { picture }),
      paragraphs: [
        `Merci d’avoir validé la création de « ${projectTitle(project)} ». Avant de la fabriquer, notre installateur doit voir les lieux.`,
        `Il vous appelle sous ${news.delays.installateur}h${latest}, pour convenir d’un rendez-vous. Vous n’avez rien à préparer. Pas d’appel ? Prévenez votre délégué commercial.`,
      ],
    },
  );
  return { ...said, ...calendarIn(news, 't_previsite') };
}
