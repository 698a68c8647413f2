import { type Mail, projectTitle } from '../mail.ts';
import { reachDc, type StatusNews, statusMail } from '../status-news.ts';

/** To the client, when a Direct Agence order is theirs to complete, on their account. */
export function orderToCompleteMail(to: string, news: StatusNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('order-to-complete', to, news, {
    subject: `Complétez votre commande : ${title}`,
    title: 'Complétez votre commande',
    paragraphs: [
      'Bonjour,',
      `${news.nomDc} a préparé avec vous la commande « ${title} ».`,
      'Connectez-vous, complétez-la, puis signez-la : elle partira aussitôt à l’agence.',
    ],
    notes: [`Une question ? Votre délégué commercial : ${reachDc(news)}.`],
    action: 'Compléter ma commande',
  });
}
