import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { dueFacts, type ReadNews, statusMail } from '../status-news.ts';

/** To the agency, when an order reaches it from the dc or the client: for the first time, or completed. */
export function projectSubmittedMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  const again = news.project.returns_to_draft > 0;
  return statusMail('project-submitted', to, news, {
    subject: subjectOf(news.project, again ? 'projet complété' : 'création à faire'),
    title: again ? 'Un projet vous revient complété' : 'Une création est à faire',
    paragraphs: [
      again
        ? `${news.nomResp} vous renvoie le projet « ${title} », complété à votre demande.`
        : `${news.nomResp} vous confie le projet « ${title} ».`,
      `Faites un premier retour sous ${news.delays.agence} jours ouvrés : joignez une création, puis soumettez-la au délégué commercial ou au client.`,
    ],
    facts: dueFacts(news),
    action: 'Voir le projet',
  });
}
