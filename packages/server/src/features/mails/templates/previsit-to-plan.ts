import { type Mail, projectTitle } from '../mail.ts';
import { type StatusNews, statusMail, until } from '../status-news.ts';

/** To the installers, when a project enters Prévisite: they call the client within 48 hours. */
export function previsitToPlanMail(to: string, news: StatusNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('previsit-to-plan', to, news, {
    subject: `Appelez le client : ${title}`,
    title: 'Planifiez une prévisite',
    paragraphs: [
      `Le client a validé la création du projet « ${title} » : une prévisite est à prévoir avant la fabrication.`,
      `Appelez le client ${until('sous 48h', news)}, puis notez la date de la prévisite et son résultat dans le projet.`,
    ],
    action: 'Voir le contact et l’adresse',
  });
}
