import { type Mail, projectTitle } from '../mail.ts';
import { dueFacts, type ReadNews, statusMail } from '../status-news.ts';

/** To the agency to which head office reassigns a project (specification/mails-and-links.md#mail-by-target). */
export function agencyChangedMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('agency-changed', to, news, {
    subject: `Prenez la suite : ${title}`,
    title: 'Prenez la suite d’un projet',
    paragraphs: [
      `${news.nomResp} vous confie le projet « ${title} », qu’une autre agence suivait jusqu’ici.`,
      'Sa commande, ses documents et son historique vous attendent : joignez une création, puis soumettez-la au délégué commercial ou au client.',
    ],
    facts: dueFacts(news),
    action: 'Voir la commande',
  });
}
