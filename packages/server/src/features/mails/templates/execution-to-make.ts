import { type Mail, projectTitle } from '../mail.ts';
import { type StatusNews, statusMail } from '../status-news.ts';

/** Why the agency has a file to make, by the status the project comes from. */
function reasonOf({ from, nomResp }: StatusNews, title: string): string {
  if (from === 'Impression') return `${nomResp} vous renvoie le projet « ${title} » depuis l’impression.`;
  if (from === 'Prévisite') return `${nomResp} a validé la pose du projet « ${title} ».`;
  if (from === 'Validation Client') return `Le client a donné son accord sur la création « ${title} ».`;
  return `${nomResp} a passé le projet « ${title} » en exécution.`;
}

/** To the agency, when a project enters Exécution: approved by the client, or sent back by the printer. */
export function executionToMakeMail(to: string, news: StatusNews): Mail {
  const title = projectTitle(news.project);
  const next = news.project.to_be_printed ? 'envoyez le projet en impression' : 'terminez le projet';
  return statusMail('execution-to-make', to, news, {
    subject: `Préparez l’exécution : ${title}`,
    title: 'Préparez le fichier d’exécution',
    paragraphs: [
      reasonOf(news, title),
      news.from === 'Impression'
        ? `Joignez un nouveau fichier d’exécution, puis ${next}.`
        : `Joignez le fichier d’exécution${news.project.with_menu ? ', et celui du menu extérieur' : ''}, puis ${next}.`,
    ],
    action: 'Voir le projet',
  });
}
