import { type Mail, projectTitle } from '../mail.ts';
import { dueFacts, type ReadNews, statusMail } from '../status-news.ts';

/** To the agency, when an order reaches it from the dc or the client: for the first time, or completed. */
export function projectSubmittedMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  const again = news.project.returns_to_draft > 0;
  return statusMail('project-submitted', to, news, {
    subject: `${again ? 'Reprenez' : 'Créez'} : ${title}`,
    title: again ? 'Reprenez un projet complété' : 'Créez un nouveau projet',
    paragraphs: [
      again
        ? `${news.nomResp} vous renvoie le projet « ${title} », complété à votre demande.`
        : `${news.nomResp} vous confie le projet « ${title} ».`,
      'Faites un premier retour sous 5 jours ouvrés : joignez une création, puis soumettez-la au délégué commercial ou au client.',
    ],
    facts: dueFacts(news),
    action: 'Voir la commande',
  });
}
