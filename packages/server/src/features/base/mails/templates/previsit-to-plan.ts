import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { calendarIn, contactFacts, dueFacts, type ReadNews, statusMail } from '../status-news.ts';

/** To the installers, when a project enters Prévisite: they call the client within the promised hours. */
export function previsitToPlanMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  const calendar = calendarIn(news, 't_previsite');
  return statusMail('previsit-to-plan', to, news, {
    subject: subjectOf(news.project, 'prévisite à prévoir'),
    title: 'Une prévisite est à prévoir',
    paragraphs: [
      `Le client a validé la création du projet « ${title} » : une prévisite est à prévoir avant la fabrication.`,
      `Appelez le client sous ${news.delays.installateur}h, puis notez la date de la prévisite et son résultat dans le projet.`,
    ],
    facts: [...dueFacts(news), ...contactFacts(news)],
    action: 'Noter la date et le résultat',
    ...calendar,
  });
}
