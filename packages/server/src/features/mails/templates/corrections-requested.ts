import { type Mail, projectTitle } from '../mail.ts';
import { type StatusNews, statusMail, until } from '../status-news.ts';

/** To the agency, when a project comes back to it with something to correct. */
export function correctionsRequestedMail(to: string, news: StatusNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('corrections-requested', to, news, {
    subject: `Corrigez : ${title}`,
    title: 'Corrigez la création',
    paragraphs: [
      `${news.nomResp} vous renvoie le projet « ${title} » (${news.from}) avec une demande de correction.`,
      `Faites un retour ${until('sous 5 jours ouvrés', news)}. Lisez aussi les post-its posés sur la création : ils sont dans le projet.`,
    ],
    action: 'Voir les corrections',
  });
}
