import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { dueFacts, type ReadNews, statusMail } from '../status-news.ts';

/** To the agency, when a project is returned to it with corrections. */
export function correctionsRequestedMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('corrections-requested', to, news, {
    subject: subjectOf(news.project, 'corrections demandées'),
    title: 'Des corrections sont demandées',
    paragraphs: [
      news.own
        ? `Vous avez repris le projet « ${title} » depuis « ${news.from} ».`
        : `${news.nomResp} vous renvoie le projet « ${title} » depuis « ${news.from} », avec une demande de correction.`,
      `Faites un retour sous ${news.delays.agence} jours ouvrés. Lisez aussi les remarques posées sur la création : ils sont dans le projet.`,
    ],
    facts: dueFacts(news),
    action: 'Voir les corrections',
  });
}
