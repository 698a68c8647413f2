import { type Mail, orderFacts, projectTitle } from '../mail.ts';
import { dueFacts, type ReadNews, reachDc } from '../status-news.ts';

/** To the client, when a pre-visit is to be arranged: who will call, and when. They have no account. */
export function previsitAnnouncedMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return {
    template: 'previsit-announced',
    to,
    projectId: news.project.id,
    subject: `Un installateur va vous appeler : ${title}`,
    title: 'Un installateur va vous appeler',
    paragraphs: [
      'Bonjour,',
      `Merci d’avoir validé la création de « ${title} ». Avant de la fabriquer, notre installateur doit voir les lieux.`,
      'Il vous appelle sous 48h, pour convenir d’un rendez-vous. Vous n’avez rien à préparer.',
    ],
    facts: [...dueFacts(news), ...orderFacts(news.project)],
    notes: [`Une question, ou pas d’appel ? Votre délégué commercial : ${reachDc(news)}.`],
  };
}
