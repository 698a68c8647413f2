import { type Mail, projectTitle } from '../mail.ts';
import { contactFacts, dueFacts, type ReadNews, statusMail } from '../status-news.ts';

/** To the installers, when a project enters Prévisite: they call the client within 48 hours. */
export function previsitToPlanMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('previsit-to-plan', to, news, {
    subject: `Appelez le client : ${title}`,
    title: 'Planifiez une prévisite',
    paragraphs: [
      `Le client a validé la création du projet « ${title} » : une prévisite est à prévoir avant la fabrication.`,
      'Appelez le client sous 48h, puis notez la date de la prévisite et son résultat dans le projet.',
    ],
    facts: [...dueFacts(news), ...contactFacts(news)],
    action: 'Noter la date et le résultat',
  });
}
