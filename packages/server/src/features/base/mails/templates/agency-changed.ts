import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { dueFacts, type ReadNews, statusMail } from '../status-news.ts';

/** To the agency to which head office reassigns a project (specification/mails-and-links.md#mail-by-target). */
export function agencyChangedMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('agency-changed', to, news, {
    subject: subjectOf(news.project, 'projet confié'),
    title: 'Un projet vous est confié',
    paragraphs: [
      `${news.nomResp} vous confie le projet « ${title} », qu’une autre agence suivait jusqu’ici.`,
      'Sa commande, ses documents et son historique vous attendent : joignez une création, puis soumettez-la au délégué commercial ou au client.',
    ],
    facts: dueFacts(news),
    action: 'Voir le projet',
  });
}
